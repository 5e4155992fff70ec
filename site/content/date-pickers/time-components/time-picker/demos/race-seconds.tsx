import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export default function RaceSeconds() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: '100%', maxWidth: 300 }}>
        <TimePicker
          label="Start of the race"
          defaultValue={dayjs('2026-03-17T10:02:30')}
          views={['hours', 'minutes', 'seconds']}
          ampm={false}
        />
        <TimePicker
          label="Best lap"
          defaultValue={dayjs('2026-03-17T00:01:24')}
          views={['minutes', 'seconds']}
          format="mm:ss"
          timeSteps={{ minutes: 1, seconds: 1 }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
