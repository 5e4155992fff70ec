import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';

const marks = [
  { value: 6, label: 'Frost' },
  { value: 17, label: 'Night' },
  { value: 21, label: 'Day' },
  { value: 28, label: 'Max' },
];

export default function HeatingMarks() {
  return (
    <Box sx={{ width: 280, maxWidth: '100%', px: 2 }}>
      <Slider
        aria-label="Heating"
        defaultValue={21}
        min={6}
        max={28}
        marks={marks}
        valueLabelDisplay="auto"
        getAriaValueText={(value) => `${value} degrees`}
      />
    </Box>
  );
}
