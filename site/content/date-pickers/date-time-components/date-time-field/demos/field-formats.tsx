import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const quake = dayjs('2026-02-06T04:17:35');

export default function FieldFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 340 }}>
        <DateTimeField label="Locale default" defaultValue={quake} />
        <DateTimeField label="24 hours" ampm={false} defaultValue={quake} />
        <DateTimeField label="With seconds" format="YYYY-MM-DD HH:mm:ss" defaultValue={quake} />
        <DateTimeField label="Words" format="MMMM D, YYYY [at] h:mm A" defaultValue={quake} />
      </Stack>
    </LocalizationProvider>
  );
}
