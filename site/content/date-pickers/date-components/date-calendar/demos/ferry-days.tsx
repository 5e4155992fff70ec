import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const sailingDays = new Set([1, 3, 5, 6]);

export default function FerryDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2026-07-03')}
        minDate={dayjs('2026-06-15')}
        maxDate={dayjs('2026-08-31')}
        shouldDisableDate={(date) => !sailingDays.has(date.day())}
        sx={{ width: '100%', maxWidth: 320 }}
      />
    </LocalizationProvider>
  );
}
