import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const bands = [
  { name: 'Bass', gain: 4 },
  { name: 'Mid', gain: -2 },
  { name: 'Treble', gain: 1 },
];

export default function Equalizer() {
  return (
    <Stack direction="row" spacing={4}>
      {bands.map(({ name, gain }) => (
        <Stack key={name} spacing={2} sx={{ width: 48, alignItems: 'center' }}>
          <Box sx={{ height: 200 }}>
            <Slider
              orientation="vertical"
              aria-label={`${name} in decibels`}
              defaultValue={gain}
              min={-6}
              max={6}
              shiftStep={3}
              valueLabelDisplay="auto"
            />
          </Box>
          <Typography variant="body2">{name}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}
