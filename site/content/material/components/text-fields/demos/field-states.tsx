import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function FieldStates() {
  return (
    <Stack spacing={2} sx={{ width: 300, maxWidth: '100%' }}>
      <TextField required label="Title" defaultValue="Night train" />
      <TextField
        label="Catalog number"
        defaultValue="LP 2290"
        helperText="You can copy it, but not change it"
        slotProps={{ input: { readOnly: true } }}
      />
      <TextField disabled label="Price" defaultValue="€18" />
    </Stack>
  );
}
