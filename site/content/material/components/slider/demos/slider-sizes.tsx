import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';

export default function SliderSizes() {
  return (
    <Box sx={{ width: 260 }}>
      <Slider aria-label="Brightness, small" defaultValue={60} size="small" />
      <Slider aria-label="Brightness, medium" defaultValue={60} />
    </Box>
  );
}
