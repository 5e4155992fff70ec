import Slider from '@mui/material/Slider';
import './night-lamp.css';

export default function NightLamp() {
  return (
    <Slider
      aria-label="Brightness of the night lamp"
      defaultValue={20}
      valueLabelDisplay="auto"
      className="night-lamp"
      sx={{ maxWidth: 320 }}
    />
  );
}
