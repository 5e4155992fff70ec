import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import { renderTimeViewClock } from '@mui/x-date-pickers/timeViewRenderers';

const onlyTyped = { hours: null, minutes: null };
const clock = { hours: renderTimeViewClock, minutes: renderTimeViewClock };

export default function ClockFace() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: '100%', maxWidth: 300 }}>
        <TimePicker
          label="Church bells, on a clock"
          defaultValue={dayjs('2026-03-17T18:00')}
          viewRenderers={clock}
        />
        <TimePicker
          label="Church bells, typed only"
          defaultValue={dayjs('2026-03-17T18:00')}
          viewRenderers={onlyTyped}
        />
      </Stack>
    </LocalizationProvider>
  );
}
