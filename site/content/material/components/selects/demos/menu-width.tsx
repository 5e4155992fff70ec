import { useId } from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

export default function MenuWidth() {
  const id = useId();

  return (
    <FormControl sx={{ minWidth: 90 }}>
      <InputLabel id={`${id}-label`}>Age</InputLabel>
      <Select autoWidth id={id} labelId={`${id}-label`} label="Age" defaultValue="0-5">
        <MenuItem value="0-5">0–5</MenuItem>
        <MenuItem value="6-17">6–17</MenuItem>
        <MenuItem value="18">18 and older, with a library card</MenuItem>
      </Select>
    </FormControl>
  );
}
