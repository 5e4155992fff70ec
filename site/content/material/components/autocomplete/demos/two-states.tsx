import { useState } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const wards = ['Cardiology', 'Dermatology', 'Maternity', 'Neurology', 'Oncology', 'Surgery'];

export default function TwoStates() {
  const [value, setValue] = useState<string | null>('Maternity');
  const [inputValue, setInputValue] = useState('Maternity');

  return (
    <Stack spacing={1} sx={{ width: 280, maxWidth: '100%' }}>
      <Autocomplete
        options={wards}
        value={value}
        onChange={(_event, ward) => setValue(ward)}
        inputValue={inputValue}
        onInputChange={(_event, text) => setInputValue(text)}
        renderInput={(params) => <TextField {...params} label="Ward" />}
      />
      <Typography variant="body2">Chosen: {value ?? 'none'}</Typography>
      <Typography variant="body2">Typed: {inputValue || 'nothing'}</Typography>
    </Stack>
  );
}
