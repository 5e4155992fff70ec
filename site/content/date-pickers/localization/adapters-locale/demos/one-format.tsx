import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const recital = dayjs('2026-05-08');

export default function OneFormat() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DatePicker label="Locale default" defaultValue={recital} />
        <DatePicker label="ISO 8601" format="YYYY-MM-DD" defaultValue={recital} />
        <DatePicker label="With weekday" format="ddd, MMMM D, YYYY" defaultValue={recital} />
        <DatePicker label="With text" format="[Day] D [of] MMMM" defaultValue={recital} />
      </Stack>
    </LocalizationProvider>
  );
}
