import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const holidays = new Set(['2026-04-03', '2026-04-06']);

/** Weekends and public holidays; a set answers at once. */
function isClosed(day: dayjs.Dayjs): boolean {
  return day.day() % 6 === 0 || holidays.has(day.format('YYYY-MM-DD'));
}

export default function ClosedDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2026-04-14')}
        views={['month', 'day']}
        openTo="day"
        disableHighlightToday
        shouldDisableDate={isClosed}
        shouldDisableMonth={(month) => month.month() === 7}
        sx={{ width: '100%', maxWidth: 320 }}
      />
    </LocalizationProvider>
  );
}
