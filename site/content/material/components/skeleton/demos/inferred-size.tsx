import Avatar from '@mui/material/Avatar';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

export default function InferredSize() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Skeleton variant="circular">
        <Avatar sx={{ width: 56, height: 56 }} />
      </Skeleton>
      <Skeleton variant="rounded">
        <Chip label="Certified trail guide" />
      </Skeleton>
    </Stack>
  );
}
