import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function HandoverNote() {
  return (
    <Stack spacing={2} sx={{ width: 360, maxWidth: '100%' }}>
      <TextField
        multiline
        minRows={2}
        maxRows={5}
        label="Note for the night shift"
        defaultValue="Room 12 sleeps badly. Ask before you switch on the light."
        helperText="Grows to five lines, then scrolls"
      />
      <TextField multiline rows={2} label="Medication" placeholder="Name, dose, time" />
    </Stack>
  );
}
