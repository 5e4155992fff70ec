import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

export default function DarkPlayer() {
  return (
    <Box sx={{ bgcolor: 'common.black', p: 2, borderRadius: 1, width: '100%', maxWidth: 320 }}>
      <Skeleton variant="rounded" height={80} sx={{ bgcolor: 'grey.900' }} />
      <Skeleton width="70%" sx={{ bgcolor: 'grey.900' }} />
    </Box>
  );
}
