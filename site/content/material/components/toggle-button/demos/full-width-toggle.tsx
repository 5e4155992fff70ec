import { useState } from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

export default function FullWidthToggle() {
  const [trip, setTrip] = useState('return');

  return (
    <Box sx={{ width: '100%', maxWidth: 400 }}>
      <ToggleButtonGroup
        fullWidth
        exclusive
        aria-label="Trip"
        value={trip}
        onChange={(_event, next: string | null) => setTrip(next ?? trip)}
      >
        <ToggleButton value="single">Single</ToggleButton>
        <ToggleButton value="return">Return</ToggleButton>
      </ToggleButtonGroup>
    </Box>
  );
}
