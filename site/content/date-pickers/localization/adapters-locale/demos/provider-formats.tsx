import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const formats = {
  keyboardDate: 'YYYY-MM-DD',
  fullDate: 'YYYY-MM-DD',
};

export default function ProviderFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} dateFormats={formats}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DatePicker label="Sample taken on" defaultValue={dayjs('2026-02-11')} />
        <DateTimePicker label="Analyzed at" defaultValue={dayjs('2026-02-12T16:20')} ampm={false} />
      </Stack>
    </LocalizationProvider>
  );
}
