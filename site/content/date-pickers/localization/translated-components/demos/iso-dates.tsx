import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const formats = { keyboardDate: 'YYYY-MM-DD' };

export default function IsoDates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} dateFormats={formats}>
      <Stack spacing={3} sx={{ width: '100%', maxWidth: 300 }}>
        <DatePicker label="Sample taken" defaultValue={dayjs('2026-03-17')} />
        <DateTimePicker
          label="Sample analyzed"
          defaultValue={dayjs('2026-03-19T16:10')}
          ampm={false}
        />
      </Stack>
    </LocalizationProvider>
  );
}
