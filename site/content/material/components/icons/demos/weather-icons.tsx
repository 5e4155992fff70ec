import CloudIcon from '@mui/icons-material/Cloud';
import ThunderstormIcon from '@mui/icons-material/Thunderstorm';
import WbSunnyIcon from '@mui/icons-material/WbSunny';
import Stack from '@mui/material/Stack';

export default function WeatherIcons() {
  return (
    <Stack direction="row" spacing={3}>
      <WbSunnyIcon titleAccess="Sunny" />
      <CloudIcon titleAccess="Cloudy" />
      <ThunderstormIcon titleAccess="Thunderstorm" />
    </Stack>
  );
}
