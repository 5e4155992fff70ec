import 'dayjs/locale/de';
import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const departure = dayjs('2026-08-09T18:45');

export default function HourCycle() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 300 }}>
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="en">
        <TimePicker label="English" defaultValue={departure} />
        <TimePicker label="English, 24 hours" ampm={false} defaultValue={departure} />
      </LocalizationProvider>
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="de">
        <TimePicker label="German" defaultValue={departure} />
        <TimePicker label="German, 12 hours" ampm defaultValue={departure} />
      </LocalizationProvider>
    </Stack>
  );
}
