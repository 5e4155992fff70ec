import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const match = dayjs('2026-05-09T18:00');

export default function CourtBooking() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DateTimePicker
          label="Court, by the hour"
          timeSteps={{ minutes: 60 }}
          defaultValue={match}
        />
        <DateTimePicker
          label="Court, every quarter of an hour"
          ampm={false}
          timeSteps={{ minutes: 15 }}
          minutesStep={15}
          skipDisabled
          minTime={dayjs('2026-05-09T08:00')}
          maxTime={dayjs('2026-05-09T21:00')}
          defaultValue={match}
        />
      </Stack>
    </LocalizationProvider>
  );
}
