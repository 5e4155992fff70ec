import { useState } from 'react';
import Box from '@mui/material/Box';
import Slider, { sliderClasses } from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const duration = 212;

function time(seconds: number) {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

export default function SongPosition() {
  const [position, setPosition] = useState(47);

  return (
    <Box sx={{ width: 260 }}>
      <Slider
        aria-label="Position in the song"
        size="small"
        max={duration}
        value={position}
        onChange={(_event, value) => setPosition(value)}
        getAriaValueText={time}
        sx={{
          color: 'text.primary',
          [`& .${sliderClasses.rail}`]: { opacity: 0.25 },
          [`& .${sliderClasses.thumb}`]: { width: 10, height: 10 },
          [`& .${sliderClasses.active}`]: { width: 16, height: 16 },
        }}
      />
      <Stack direction="row" sx={{ justifyContent: 'space-between' }}>
        <Typography variant="caption">{time(position)}</Typography>
        <Typography variant="caption">−{time(duration - position)}</Typography>
      </Stack>
    </Box>
  );
}
