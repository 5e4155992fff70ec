import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function YearLayout() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        views={['year', 'month', 'day']}
        openTo="year"
        yearsOrder="desc"
        yearsPerRow={4}
        monthsPerRow={4}
        minDate={dayjs('1950-01-01')}
        maxDate={dayjs('2026-12-31')}
        defaultValue={dayjs('2008-05-20')}
        sx={{ width: '100%', maxWidth: 320 }}
      />
    </LocalizationProvider>
  );
}
