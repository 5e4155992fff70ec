import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';

const heat: [dayjs.Dayjs, dayjs.Dayjs] = [
  dayjs('2026-06-20T14:00:30'),
  dayjs('2026-06-20T14:07:05'),
];

export default function RaceWindow() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <TimeRangePicker label="Track reserved, by the hour" views={['hours']} />
        <TimeRangePicker
          label="First and last runner"
          ampm={false}
          views={['hours', 'minutes', 'seconds']}
          defaultValue={heat}
        />
      </Stack>
    </LocalizationProvider>
  );
}
