import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function ColorAndFocus() {
  return (
    <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
      <TextField color="secondary" label="Secondary, click to see it" />
      <TextField color="success" focused label="Coupon" defaultValue="SPRING" />
    </Stack>
  );
}
