import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';

export default function OvenTemperature() {
  return (
    <Box sx={{ width: 260 }}>
      <Slider
        aria-label="Oven temperature in degrees Celsius"
        defaultValue={180}
        min={100}
        max={240}
        step={20}
        shiftStep={40}
        marks
        valueLabelDisplay="auto"
      />
    </Box>
  );
}
