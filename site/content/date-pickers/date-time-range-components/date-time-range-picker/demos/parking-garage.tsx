import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';

const stay: [dayjs.Dayjs, dayjs.Dayjs] = [dayjs('2026-12-19T08:00'), dayjs('2026-12-27T22:00')];

export default function ParkingGarage() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 440 }}>
        <DateTimeRangePicker
          label="Airport parking, by the hour"
          timeSteps={{ minutes: 60 }}
          defaultValue={stay}
        />
        <DateTimeRangePicker
          label="Airport parking, every 15 minutes"
          timeSteps={{ minutes: 15 }}
          minutesStep={15}
          defaultValue={stay}
        />
      </Stack>
    </LocalizationProvider>
  );
}
