import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function TripFacts() {
  return (
    <Stack direction="row" spacing={2} divider={<Divider orientation="vertical" flexItem />}>
      <Typography>45 min</Typography>
      <Typography>18 km</Typography>
      <Typography>12 crossings a day</Typography>
    </Stack>
  );
}
