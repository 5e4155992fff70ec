import { useId } from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function PickupPoint() {
  const labelId = useId();

  return (
    <FormControl>
      <FormLabel id={labelId}>Pick up your order at</FormLabel>
      <RadioGroup aria-labelledby={labelId} defaultValue="station" name="pickup">
        <FormControlLabel value="station" control={<Radio />} label="Central Station" />
        <FormControlLabel value="library" control={<Radio />} label="City Library" />
        <FormControlLabel value="market" control={<Radio />} label="Market Hall" />
      </RadioGroup>
    </FormControl>
  );
}
