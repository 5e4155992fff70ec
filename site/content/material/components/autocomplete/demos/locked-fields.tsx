import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const slots = ['09:00', '09:30', '10:00', '10:30', '11:00'];
const taken = ['09:30', '10:30'];

export default function LockedFields() {
  return (
    <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
      <Autocomplete
        options={slots}
        getOptionDisabled={(slot) => taken.includes(slot)}
        renderInput={(params) => <TextField {...params} label="Appointment" />}
      />
      <Autocomplete
        readOnly
        options={slots}
        defaultValue="09:30"
        renderInput={(params) => <TextField {...params} label="Confirmed" />}
      />
      <Autocomplete
        disabled
        options={slots}
        defaultValue="11:00"
        renderInput={(params) => <TextField {...params} label="Canceled" />}
      />
    </Stack>
  );
}
