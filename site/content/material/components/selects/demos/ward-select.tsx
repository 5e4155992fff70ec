import { useId, useState } from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Typography from '@mui/material/Typography';

const freeBeds = { Cardiology: 4, Maternity: 2, Neurology: 0, Pediatrics: 7, Surgery: 1 };
type Ward = keyof typeof freeBeds;

export default function WardSelect() {
  const [ward, setWard] = useState<Ward>('Maternity');
  const id = useId();

  return (
    <FormControl sx={{ width: 260, maxWidth: '100%' }}>
      <InputLabel id={id}>Ward</InputLabel>
      <Select
        id={`${id}-value`}
        labelId={id}
        label="Ward"
        value={ward}
        onChange={(event) => setWard(event.target.value)}
      >
        {Object.keys(freeBeds).map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </Select>
      <Typography role="status" sx={{ mt: 1 }}>
        Free beds: {freeBeds[ward]}
      </Typography>
    </FormControl>
  );
}
