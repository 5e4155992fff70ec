import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';

export default function SliderColors() {
  return (
    <Box sx={{ width: 260 }}>
      <Slider aria-label="Rainwater" defaultValue={70} color="info" />
      <Slider aria-label="Compost" defaultValue={40} color="success" />
      <Slider aria-label="Sunlight" defaultValue={55} color="warning" />
    </Box>
  );
}
