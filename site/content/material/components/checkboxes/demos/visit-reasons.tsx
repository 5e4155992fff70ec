import { useState } from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';

const reasons = ['Blood test', 'Vaccination', 'X-ray'];

export default function VisitReasons() {
  const [chosen, setChosen] = useState<string[]>(['Blood test', 'Vaccination', 'X-ray']);
  const wrong = chosen.length === 0 || chosen.length > 2;

  function toggle(reason: string) {
    setChosen(
      chosen.includes(reason) ? chosen.filter((name) => name !== reason) : [...chosen, reason],
    );
  }

  return (
    <FormControl component="fieldset" error={wrong}>
      <FormLabel component="legend">Why are you visiting?</FormLabel>
      <FormGroup>
        {reasons.map((reason) => (
          <FormControlLabel
            key={reason}
            label={reason}
            control={<Checkbox checked={chosen.includes(reason)} onChange={() => toggle(reason)} />}
          />
        ))}
      </FormGroup>
      <FormHelperText role="status">
        {wrong ? 'Choose one or two reasons' : 'Fits into one visit'}
      </FormHelperText>
    </FormControl>
  );
}
