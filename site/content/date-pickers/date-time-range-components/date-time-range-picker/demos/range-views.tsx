import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';

const eclipse: [dayjs.Dayjs, dayjs.Dayjs] = [
  dayjs('2026-08-12T19:31:05'),
  dayjs('2026-08-12T20:22:40'),
];

export default function RangeViews() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 460 }}>
        <DateTimeRangePicker
          label="Observation, by the hour"
          views={['day', 'hours']}
          defaultValue={eclipse}
        />
        <DateTimeRangePicker
          label="Recording, with seconds"
          views={['day', 'hours', 'minutes', 'seconds']}
          ampm={false}
          defaultValue={eclipse}
        />
      </Stack>
    </LocalizationProvider>
  );
}
