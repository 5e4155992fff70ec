import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function SignedContract() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: '100%', maxWidth: 300 }}>
        <DatePicker label="Signed on" defaultValue={dayjs('2026-02-11')} readOnly />
        <DatePicker label="Ends on" defaultValue={dayjs('2027-02-10')} disabled />
      </Stack>
    </LocalizationProvider>
  );
}
