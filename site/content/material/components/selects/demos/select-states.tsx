import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const floors = ['First floor', 'Second floor', 'Roof'];
const states = [
  { label: 'Storage, required', required: true, helperText: 'Where the boxes go' },
  { label: 'Workshop, disabled', disabled: true },
  {
    label: 'Office, read-only',
    helperText: 'Set by the building manager',
    slotProps: { select: { readOnly: true } },
  },
];

export default function SelectStates() {
  return (
    <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
      {states.map((state) => (
        <TextField key={state.label} select defaultValue="Second floor" {...state}>
          {floors.map((floor) => (
            <MenuItem key={floor} value={floor} disabled={floor === 'Roof'}>
              {floor}
            </MenuItem>
          ))}
        </TextField>
      ))}
    </Stack>
  );
}
