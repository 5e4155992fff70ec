import Slider from '@mui/material/Slider';

export default function TideAlarm() {
  return (
    <Slider
      aria-label="Warn at water level in centimeters"
      defaultValue={180}
      max={400}
      valueLabelDisplay="auto"
      sx={{ maxWidth: 320, color: 'info.dark', '& .MuiSlider-thumb': { borderRadius: '2px' } }}
    />
  );
}
