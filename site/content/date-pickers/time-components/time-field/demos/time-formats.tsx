import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

const departure = dayjs('2026-03-17T14:05:30');

export default function TimeFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 300 }}>
        <TimeField label="Locale default" defaultValue={departure} />
        <TimeField label="24 hours" ampm={false} defaultValue={departure} />
        <TimeField label="With seconds" format="HH:mm:ss" defaultValue={departure} />
        <TimeField label="Only the hour" format="hh A" defaultValue={departure} />
        <TimeField label="Minutes and seconds" format="mm:ss" defaultValue={departure} />
      </Stack>
    </LocalizationProvider>
  );
}
