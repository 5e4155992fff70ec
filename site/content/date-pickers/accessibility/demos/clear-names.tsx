import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';

export default function ClearNames() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DatePicker
          label="Date of arrival"
          defaultValue={dayjs('2026-08-14')}
          slotProps={{ textField: { helperText: 'Rooms are ready from 3 PM.' } }}
        />
        <DatePicker
          defaultValue={dayjs('2026-08-14')}
          slotProps={{ textField: { InputProps: { 'aria-label': 'Date of departure' } } }}
        />
        <DateRangePicker
          label="Parking, first and last day"
          defaultValue={[dayjs('2026-08-14'), dayjs('2026-08-21')]}
          slotProps={{ popper: { 'aria-label': 'Parking days' } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
