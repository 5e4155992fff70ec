import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

export default function AdmissionFields() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: '100%', maxWidth: 300 }}>
        <DateField label="Date of birth" defaultValue={dayjs('1961-08-04')} />
        <TimeField label="Admitted at" defaultValue={dayjs('2026-03-17T22:15')} ampm={false} />
      </Stack>
    </LocalizationProvider>
  );
}
