import { useState } from 'react';
import Search from '@mui/icons-material/Search';
import Visibility from '@mui/icons-material/Visibility';
import VisibilityOff from '@mui/icons-material/VisibilityOff';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function FreightWeight() {
  const [shown, setShown] = useState(false);
  const search = (
    <InputAdornment position="start">
      <Search />
    </InputAdornment>
  );
  const toggle = (
    <InputAdornment position="end">
      <IconButton
        edge="end"
        aria-label="Show the code"
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
      >
        {shown ? <VisibilityOff /> : <Visibility />}
      </IconButton>
    </InputAdornment>
  );
  const unit = <InputAdornment position="end">kg</InputAdornment>;

  return (
    <Stack component="form" spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
      <TextField label="Find a shipment" slotProps={{ input: { startAdornment: search } }} />
      <TextField
        label="Weight"
        defaultValue="1200"
        slotProps={{ input: { endAdornment: unit }, htmlInput: { inputMode: 'decimal' } }}
      />
      <TextField
        label="Seal code"
        type={shown ? 'text' : 'password'}
        autoComplete="off"
        defaultValue="kestrel-88"
        slotProps={{ input: { endAdornment: toggle } }}
      />
    </Stack>
  );
}
