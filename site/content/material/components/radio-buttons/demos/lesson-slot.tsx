import { useId } from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function LessonSlot() {
  const labelId = useId();

  return (
    <FormControl>
      <FormLabel id={labelId}>Piano lesson</FormLabel>
      <RadioGroup aria-labelledby={labelId} defaultValue="tue">
        <FormControlLabel value="mon" control={<Radio />} label="Monday, fully booked" disabled />
        <FormControlLabel value="tue" control={<Radio />} label="Tuesday" />
        <FormControlLabel value="thu" control={<Radio />} label="Thursday" />
      </RadioGroup>
    </FormControl>
  );
}
