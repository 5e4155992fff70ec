import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function FieldOptions() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: '100%', maxWidth: 300 }}>
        <DatePicker
          label="Paid on"
          defaultValue={dayjs('2026-03-17')}
          slotProps={{ textField: { size: 'small', helperText: 'As on your statement' } }}
        />
        <DatePicker
          label="Reminder, if you want one"
          defaultValue={dayjs('2026-04-01')}
          slotProps={{ field: { clearable: true }, textField: { variant: 'filled' } }}
        />
        <DatePicker
          label="Printed on"
          defaultValue={dayjs('2026-03-18')}
          format="D MMMM YYYY"
          slotProps={{ textField: { variant: 'standard', fullWidth: true } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
