import { useState } from 'react';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const variants = ['contained', 'outlined', 'text'] as const;

export default function WeekSteps() {
  const [week, setWeek] = useState(12);

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Typography role="status">Timetable for week {week}</Typography>
      {variants.map((variant) => (
        <ButtonGroup key={variant} variant={variant} aria-label={`Change week, ${variant}`}>
          <Button onClick={() => setWeek(week - 1)}>Previous</Button>
          <Button onClick={() => setWeek(12)}>This week</Button>
          <Button onClick={() => setWeek(week + 1)}>Next</Button>
        </ButtonGroup>
      ))}
    </Stack>
  );
}
