import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function InputTypes() {
  return (
    <Stack component="form" spacing={2} sx={{ width: 300, maxWidth: '100%' }}>
      <TextField type="email" label="Email" autoComplete="email" />
      <TextField type="tel" label="Phone" autoComplete="tel" />
      <TextField type="password" label="New password" autoComplete="new-password" />
      <TextField type="search" label="Search the archive" />
      <TextField
        type="time"
        label="Doors open"
        defaultValue="19:30"
        slotProps={{ inputLabel: { shrink: true } }}
      />
    </Stack>
  );
}
