import { useId, useState } from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

const prices: Record<string, string> = {
  fixed: '31 ct per kWh, all day',
  night: '36 ct by day, 22 ct from 10 pm to 6 am',
  hourly: 'Follows the market every hour',
};

export default function EnergyRate() {
  const labelId = useId();
  const [rate, setRate] = useState('fixed');

  return (
    <FormControl>
      <FormLabel id={labelId}>Electricity rate</FormLabel>
      <RadioGroup
        aria-labelledby={labelId}
        value={rate}
        onChange={(_event, value) => setRate(value)}
      >
        <FormControlLabel value="fixed" control={<Radio />} label="Fixed" />
        <FormControlLabel value="night" control={<Radio />} label="Day and night" />
        <FormControlLabel value="hourly" control={<Radio />} label="Hourly" />
      </RadioGroup>
      <FormHelperText role="status">{prices[rate]}</FormHelperText>
    </FormControl>
  );
}
