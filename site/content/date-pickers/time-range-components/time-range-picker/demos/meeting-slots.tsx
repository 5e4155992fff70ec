import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';

const visit: [dayjs.Dayjs, dayjs.Dayjs] = [dayjs('2026-10-05T10:00'), dayjs('2026-10-05T11:00')];

export default function MeetingSlots() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <TimeRangePicker
          label="Guided tour, by the hour"
          timeSteps={{ minutes: 60 }}
          defaultValue={visit}
        />
        <TimeRangePicker
          label="Workshop, every 15 minutes"
          timeSteps={{ minutes: 15 }}
          minutesStep={15}
          defaultValue={visit}
        />
      </Stack>
    </LocalizationProvider>
  );
}
