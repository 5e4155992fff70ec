import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const daySize = { xs: 36, sm: 48 };

export default function LargerDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2026-09-10')}
        dayOfWeekFormatter={(day) => day.format('ddd')}
        sx={{
          width: '100%',
          maxWidth: { xs: 320, sm: 400 },
          height: 'auto',
          maxHeight: 'none',
          '& .MuiDayCalendar-weekDayLabel': { width: daySize },
          '& .MuiPickersDay-root': { width: daySize, height: daySize, borderRadius: 1 },
          '& .MuiDayCalendar-slideTransition': { minHeight: { xs: 240, sm: 312 } },
        }}
      />
    </LocalizationProvider>
  );
}
