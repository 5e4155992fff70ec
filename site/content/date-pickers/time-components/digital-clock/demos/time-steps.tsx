import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';

const checkIn = dayjs('2026-03-17T14:00');

export default function TimeSteps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" useFlexGap spacing={4} sx={{ flexWrap: 'wrap' }}>
        <Stack spacing={1} sx={{ width: 200 }}>
          <Typography>Every hour</Typography>
          <DigitalClock ampm={false} timeStep={60} defaultValue={checkIn} />
        </Stack>
        <Stack spacing={1} sx={{ width: 200 }}>
          <Typography>Hours by 2, minutes by 20</Typography>
          <MultiSectionDigitalClock
            ampm={false}
            timeSteps={{ hours: 2, minutes: 20 }}
            defaultValue={checkIn}
          />
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
