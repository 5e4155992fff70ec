import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function TextFieldProps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 300 }}>
        <DatePicker
          label="Small"
          defaultValue={dayjs('2026-04-11')}
          slotProps={{ textField: { size: 'small', helperText: 'Date on the receipt' } }}
        />
        <DatePicker
          label="Filled"
          defaultValue={dayjs('2026-04-11')}
          slotProps={{ textField: { variant: 'filled', color: 'secondary' } }}
        />
        <DatePicker
          label="Standard"
          slotProps={{ textField: { variant: 'standard', required: true } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
