import Skeleton from '@mui/material/Skeleton';
import './dark-player.css';

export default function DarkPlayer() {
  return (
    <div className="dark-player">
      <Skeleton variant="rounded" height={80} />
      <Skeleton width="70%" />
    </div>
  );
}
