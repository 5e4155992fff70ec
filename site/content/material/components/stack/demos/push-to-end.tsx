import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function PushToEnd() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ width: '100%' }}>
      <Typography>Order 5190</Typography>
      <Typography>2 packages</Typography>
      <Typography sx={{ ml: 'auto' }}>$84.50</Typography>
    </Stack>
  );
}
