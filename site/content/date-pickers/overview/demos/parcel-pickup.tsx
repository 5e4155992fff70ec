import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const pickup = dayjs('2026-03-19T14:00');

export default function ParcelPickup() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: '100%', maxWidth: 300 }}>
        <DatePicker label="Day of pickup" defaultValue={pickup} />
        <TimePicker label="Driver arrives at" defaultValue={pickup} />
        <DateTimePicker label="Latest delivery" defaultValue={pickup.add(2, 'day')} />
      </Stack>
    </LocalizationProvider>
  );
}
