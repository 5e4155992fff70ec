import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const surgery = dayjs('2026-02-19');

export default function ButtonPosition() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 300 }}>
        <DatePicker
          label="At the start"
          defaultValue={surgery}
          slotProps={{ field: { openPickerButtonPosition: 'start' } }}
        />
        <DatePicker
          label="With a clear button at the end"
          defaultValue={surgery}
          slotProps={{ field: { openPickerButtonPosition: 'start', clearable: true } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
