import { useState } from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';

const prices = { A: 48, B: 36, live: 75 };
type Room = keyof typeof prices;

export default function StudioBooking() {
  const [hours, setHours] = useState(3);
  const [room, setRoom] = useState<Room>('B');

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <Slider
        aria-label="Hours"
        valueLabelDisplay="auto"
        min={1}
        max={8}
        marks
        value={hours}
        onChange={(_event, value) => setHours(value)}
      />
      <ToggleButtonGroup
        aria-label="Room"
        exclusive
        size="small"
        value={room}
        onChange={(_event, value: Room | null) => value && setRoom(value)}
      >
        <ToggleButton value="A">Studio A</ToggleButton>
        <ToggleButton value="B">Studio B</ToggleButton>
        <ToggleButton value="live">Live room</ToggleButton>
      </ToggleButtonGroup>
      <Typography role="status">
        {hours === 1 ? '1 hour' : `${hours} hours`}: ${hours * prices[room]}
      </Typography>
    </Stack>
  );
}
