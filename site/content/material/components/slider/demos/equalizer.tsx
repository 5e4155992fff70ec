import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';

const bands = [
  { name: 'Bass', gain: 4 },
  { name: 'Mid', gain: -2 },
  { name: 'Treble', gain: 1 },
];

export default function Equalizer() {
  return (
    <Stack direction="row" spacing={4} sx={{ height: 200, py: 1 }}>
      {bands.map(({ name, gain }) => (
        <Slider
          key={name}
          orientation="vertical"
          aria-label={`${name} in decibels`}
          defaultValue={gain}
          min={-6}
          max={6}
          shiftStep={3}
          valueLabelDisplay="auto"
        />
      ))}
    </Stack>
  );
}
