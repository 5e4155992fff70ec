import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';

export default function AlwaysLabel() {
  return (
    <Box sx={{ width: 260, pt: 4 }}>
      <Slider
        aria-label="Playback speed"
        defaultValue={1}
        min={0.5}
        max={2}
        step={0.25}
        shiftStep={0.5}
        valueLabelDisplay="on"
        valueLabelFormat={(value) => `${value}×`}
        getAriaValueText={(value) => `${value} times`}
      />
    </Box>
  );
}
