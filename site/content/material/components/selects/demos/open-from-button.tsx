import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';

export default function OpenFromButton() {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [speed, setSpeed] = useState(1);

  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Button onClick={() => setOpen(true)}>Change speed</Button>
      <FormControl sx={{ width: 130 }}>
        <InputLabel id={`${id}-label`}>Speed</InputLabel>
        <Select
          id={id}
          labelId={`${id}-label`}
          label="Speed"
          open={open}
          onOpen={() => setOpen(true)}
          onClose={() => setOpen(false)}
          value={speed}
          onChange={(event) => setSpeed(event.target.value)}
        >
          <MenuItem value={0.75}>Slow</MenuItem>
          <MenuItem value={1}>Normal</MenuItem>
          <MenuItem value={1.5}>Fast</MenuItem>
        </Select>
      </FormControl>
    </Stack>
  );
}
