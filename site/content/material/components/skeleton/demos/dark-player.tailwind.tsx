import Skeleton from '@mui/material/Skeleton';

export default function DarkPlayer() {
  return (
    <div className="w-full max-w-80 rounded-sm bg-black p-4">
      <Skeleton variant="rounded" height={80} className="bg-neutral-800" />
      <Skeleton width="70%" className="bg-neutral-800" />
    </div>
  );
}
