import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

export default function InferredSize() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Skeleton variant="circular">
        <Avatar sx={{ width: 56, height: 56 }} />
      </Skeleton>
      <Skeleton variant="rounded">
        <Button variant="contained">Send a message</Button>
      </Skeleton>
    </Stack>
  );
}
