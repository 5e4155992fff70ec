import Slider from '@mui/material/Slider';
import './tide-alarm.css';

export default function TideAlarm() {
  return (
    <Slider
      aria-label="Warn at water level in centimeters"
      defaultValue={180}
      max={400}
      valueLabelDisplay="auto"
      className="tide-alarm"
    />
  );
}
