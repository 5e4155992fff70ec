import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function SurgeryHours() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: '100%', maxWidth: 320 }}>
        <DateTimePicker
          label="Surgery, 8 to 16 every day"
          defaultValue={dayjs('2026-03-17T17:30')}
          minTime={dayjs('2026-03-17T08:00')}
          maxTime={dayjs('2026-03-17T16:00')}
          ampm={false}
          slotProps={{ textField: { helperText: 'The surgery closes at 16:00.' } }}
        />
        <DateTimePicker
          label="Auction, four days"
          defaultValue={dayjs('2026-03-18T23:30')}
          minDateTime={dayjs('2026-03-17T12:00')}
          maxDateTime={dayjs('2026-03-20T18:00')}
          ampm={false}
          slotProps={{ textField: { helperText: 'March 17, 12:00 to March 20, 18:00' } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
