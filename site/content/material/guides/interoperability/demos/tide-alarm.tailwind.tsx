import Slider from '@mui/material/Slider';

export default function TideAlarm() {
  return (
    <Slider
      aria-label="Warn at water level in centimeters"
      defaultValue={180}
      max={400}
      valueLabelDisplay="auto"
      className="max-w-80 text-sky-800 dark:text-sky-600"
      slotProps={{ thumb: { className: 'rounded-xs' } }}
    />
  );
}
