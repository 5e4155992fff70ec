import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const reading = dayjs('2026-03-17T14:05:30');

export default function PickerViews() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DateTimePicker label="Day and hour" views={['day', 'hours']} defaultValue={reading} />
        <DateTimePicker
          label="Sensor reading, with seconds"
          views={['year', 'month', 'day', 'hours', 'minutes', 'seconds']}
          defaultValue={reading}
        />
        <DateTimePicker
          label="Starts with the time"
          openTo="hours"
          ampm={false}
          defaultValue={reading}
        />
      </Stack>
    </LocalizationProvider>
  );
}
