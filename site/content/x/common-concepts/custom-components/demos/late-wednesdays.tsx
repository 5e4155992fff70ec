import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar, type DateCalendarSlotProps } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const slotProps: DateCalendarSlotProps = {
  day: ({ day, isDaySelected }) => ({
    sx: { fontWeight: day.day() === 3 && !isDaySelected ? 'bold' : 'regular' },
    title: day.day() === 3 ? 'Open until 20:00' : undefined,
  }),
};

export default function LateWednesdays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        aria-label="Day of the visit"
        defaultValue={dayjs('2026-03-12')}
        slotProps={slotProps}
      />
    </LocalizationProvider>
  );
}
