import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';

const widths = [
  { value: 10, label: '10 cm' },
  { value: 20, label: '20 cm' },
  { value: 30, label: '30 cm' },
  { value: 45, label: '45 cm' },
];

export default function PhotoSizes() {
  return (
    <Box sx={{ width: 280, maxWidth: '100%', px: 2 }}>
      <Slider
        aria-label="Width of the print"
        defaultValue={20}
        min={10}
        max={45}
        step={null}
        marks={widths}
        getAriaValueText={(value) => `${value} centimeters`}
      />
    </Box>
  );
}
