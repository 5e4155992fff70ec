import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function MonthOrYear() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: '100%', maxWidth: 300 }}>
        <DatePicker
          label="Card valid until"
          defaultValue={dayjs('2028-09-01')}
          views={['year', 'month']}
          format="MM/YYYY"
        />
        <DatePicker
          label="Payslips for"
          defaultValue={dayjs('2026-03-01')}
          views={['month', 'year']}
          openTo="month"
        />
        <DatePicker label="Built in" defaultValue={dayjs('1974-01-01')} views={['year']} />
      </Stack>
    </LocalizationProvider>
  );
}
