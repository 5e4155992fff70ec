import { useState } from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

export default function FullWidthToggle() {
  const [trip, setTrip] = useState('round-trip');

  return (
    <Box sx={{ width: '100%', maxWidth: 400 }}>
      <ToggleButtonGroup
        fullWidth
        exclusive
        aria-label="Trip"
        value={trip}
        onChange={(_event, next: string | null) => setTrip(next ?? trip)}
      >
        <ToggleButton value="one-way">One way</ToggleButton>
        <ToggleButton value="round-trip">Round trip</ToggleButton>
      </ToggleButtonGroup>
    </Box>
  );
}
