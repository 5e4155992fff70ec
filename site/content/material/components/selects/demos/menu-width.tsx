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
      <Select autoWidth id={id} labelId={`${id}-label`} label="Age" defaultValue="child">
        <MenuItem value="child">Child</MenuItem>
        <MenuItem value="teen">Teen</MenuItem>
        <MenuItem value="adult">Adult with a library card</MenuItem>
      </Select>
    </FormControl>
  );
}
