import { useId } from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

const placements = ['start', 'top', 'bottom', 'end'] as const;

export default function LabelPlacement() {
  const labelId = useId();

  return (
    <FormControl>
      <FormLabel id={labelId}>Label placement</FormLabel>
      <RadioGroup row aria-labelledby={labelId} defaultValue="top" sx={{ alignItems: 'center' }}>
        {placements.map((placement) => (
          <FormControlLabel
            key={placement}
            value={placement}
            label={placement}
            labelPlacement={placement}
            control={<Radio />}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
