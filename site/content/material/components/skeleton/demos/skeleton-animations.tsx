import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function SkeletonAnimations() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 280 }}>
      <div>
        <Typography variant="body2">Pulse</Typography>
        <Skeleton variant="rounded" height={40} />
      </div>
      <div>
        <Typography variant="body2">Wave</Typography>
        <Skeleton variant="rounded" height={40} animation="wave" />
      </div>
      <div>
        <Typography variant="body2">None</Typography>
        <Skeleton variant="rounded" height={40} animation={false} />
      </div>
    </Stack>
  );
}
