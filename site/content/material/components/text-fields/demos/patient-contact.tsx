import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function PatientContact() {
  return (
    <Stack spacing={2} sx={{ width: 300, maxWidth: '100%' }}>
      <TextField label="Name" defaultValue="Amina Diallo" autoComplete="off" />
      <TextField label="Email" type="email" helperText="For the appointment letter" />
      <TextField label="Insurance number" defaultValue="A 4410 2276" disabled />
    </Stack>
  );
}
