import { useState, type ChangeEvent } from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Switch from '@mui/material/Switch';

const watts = { Lamp: 9, Fan: 45, Projector: 210 };

export default function RoomDevices() {
  const [on, setOn] = useState({ Lamp: true, Fan: false, Projector: false });
  const names = ['Lamp', 'Fan', 'Projector'] as const;
  const total = names.reduce((sum, name) => sum + (on[name] ? watts[name] : 0), 0);

  function change(event: ChangeEvent<HTMLInputElement>) {
    setOn({ ...on, [event.target.name]: event.target.checked });
  }

  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">Classroom 2B</FormLabel>
      <FormGroup>
        {names.map((name) => (
          <FormControlLabel
            key={name}
            label={name}
            control={<Switch name={name} checked={on[name]} onChange={change} />}
          />
        ))}
      </FormGroup>
      <FormHelperText role="status">Power: {total} W</FormHelperText>
    </FormControl>
  );
}
