import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ClearDate() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 300 }}>
        <DateField label="Contract ends on" defaultValue={dayjs('2027-05-31')} clearable />
        <DateField label="Signed on" defaultValue={dayjs('2025-06-01')} readOnly />
        <DateField label="Archived on" defaultValue={null} disabled />
      </Stack>
    </LocalizationProvider>
  );
}
