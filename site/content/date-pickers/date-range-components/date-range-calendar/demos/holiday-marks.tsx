import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import {
  DateRangePickerDay,
  type DateRangePickerDayProps,
} from '@mui/x-date-pickers-pro/DateRangePickerDay';
import { narrowRange } from './data.ts';

const holidays = new Set(['2026-05-01', '2026-05-14', '2026-05-25']);

function HolidayDay(props: DateRangePickerDayProps) {
  const isHoliday = !props.outsideCurrentMonth && holidays.has(props.day.format('YYYY-MM-DD'));

  return (
    <DateRangePickerDay
      {...props}
      aria-label={isHoliday ? `${props.day.date()}, public holiday` : undefined}
      sx={
        isHoliday
          ? { '& .MuiDateRangePickerDay-day': { fontWeight: 'bold', textDecoration: 'underline' } }
          : {}
      }
    />
  );
}

export default function HolidayMarks() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangeCalendar
        calendars={1}
        defaultValue={[dayjs('2026-05-11'), dayjs('2026-05-15')]}
        slots={{ day: HolidayDay }}
        sx={narrowRange}
      />
    </LocalizationProvider>
  );
}
