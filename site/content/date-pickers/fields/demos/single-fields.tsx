import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

export default function SingleFields() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 300 }}>
        <DateField label="Date of birth" defaultValue={dayjs('1987-11-04')} />
        <TimeField label="Alarm" defaultValue={dayjs('2026-04-17T06:45')} />
        <DateTimeField label="Blood sample taken" defaultValue={dayjs('2026-04-17T08:20')} />
      </Stack>
    </LocalizationProvider>
  );
}
