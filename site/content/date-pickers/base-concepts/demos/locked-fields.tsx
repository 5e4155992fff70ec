import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const ordered = dayjs('2026-03-02');

export default function LockedFields() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: '100%', maxWidth: 300 }}>
        <DatePicker label="Ordered on (read-only)" defaultValue={ordered} readOnly />
        <DatePicker label="Delivered on (disabled)" defaultValue={ordered} disabled />
        <DatePicker label="Contract ends (no popup)" defaultValue={ordered} disableOpenPicker />
      </Stack>
    </LocalizationProvider>
  );
}
