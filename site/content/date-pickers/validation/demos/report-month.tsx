import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ReportMonth() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ width: '100%', maxWidth: 300 }}>
        <DatePicker
          label="Quarterly report"
          defaultValue={dayjs('2026-03-01')}
          views={['year', 'month']}
          openTo="month"
          minDate={dayjs('2021-01-01')}
          maxDate={dayjs('2027-12-31')}
          shouldDisableYear={(year) => year.year() === 2023}
          shouldDisableMonth={(month) => (month.month() + 1) % 3 !== 0}
          slotProps={{ textField: { helperText: 'Last month of a quarter; none in 2023' } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
