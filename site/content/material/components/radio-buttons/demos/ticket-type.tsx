import { useId } from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function TicketType() {
  const labelId = useId();

  return (
    <FormControl>
      <FormLabel id={labelId}>Ticket</FormLabel>
      <RadioGroup row aria-labelledby={labelId} defaultValue="adult" name="ticket">
        <FormControlLabel value="adult" control={<Radio />} label="Adult" />
        <FormControlLabel value="student" control={<Radio />} label="Student" />
        <FormControlLabel value="child" control={<Radio />} label="Child" />
      </RadioGroup>
    </FormControl>
  );
}
