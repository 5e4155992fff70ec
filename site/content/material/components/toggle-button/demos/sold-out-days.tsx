import { useId, useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';

export default function SoldOutDays() {
  const labelId = useId();
  const [day, setDay] = useState('sun');

  return (
    <Stack spacing={1}>
      <Typography id={labelId}>Day of your visit (Saturday is sold out)</Typography>
      <ToggleButtonGroup
        exclusive
        aria-labelledby={labelId}
        value={day}
        onChange={(_event, next: string | null) => setDay(next ?? day)}
      >
        <ToggleButton value="fri">Friday</ToggleButton>
        <ToggleButton value="sat" disabled>
          Saturday
        </ToggleButton>
        <ToggleButton value="sun">Sunday</ToggleButton>
      </ToggleButtonGroup>
    </Stack>
  );
}
