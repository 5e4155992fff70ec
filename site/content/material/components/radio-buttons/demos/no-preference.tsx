import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function NoPreference() {
  const labelId = useId();
  const [seat, setSeat] = useState<string | null>(null);

  return (
    <FormControl>
      <FormLabel id={labelId}>Seat (optional)</FormLabel>
      <RadioGroup
        row
        aria-labelledby={labelId}
        value={seat}
        onChange={(_event, value) => setSeat(value)}
      >
        <FormControlLabel value="window" control={<Radio />} label="Window" />
        <FormControlLabel value="aisle" control={<Radio />} label="Aisle" />
        <Button disabled={seat === null} onClick={() => setSeat(null)}>
          Clear
        </Button>
      </RadioGroup>
    </FormControl>
  );
}
