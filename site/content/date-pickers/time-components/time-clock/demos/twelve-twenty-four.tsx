import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

const curfew = dayjs('2026-03-17T22:00');

export default function TwelveTwentyFour() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ width: '100%', flexWrap: 'wrap' }}>
        <Stack sx={{ width: 320, maxWidth: '100%' }}>
          <Typography align="center">12 hours</Typography>
          <TimeClock ampm ampmInClock defaultValue={curfew} sx={{ width: '100%' }} />
        </Stack>
        <Stack sx={{ width: 320, maxWidth: '100%' }}>
          <Typography align="center">24 hours</Typography>
          <TimeClock ampm={false} defaultValue={curfew} sx={{ width: '100%' }} />
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
