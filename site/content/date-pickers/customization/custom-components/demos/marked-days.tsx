import Badge from '@mui/material/Badge';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';

const rehearsals = new Set(['2026-10-06', '2026-10-13', '2026-10-20']);

// #region
function RehearsalDay(props: PickersDayProps) {
  const { day, outsideCurrentMonth } = props;
  const marked = !outsideCurrentMonth && rehearsals.has(day.format('YYYY-MM-DD'));

  return (
    <Badge variant="dot" color="secondary" overlap="circular" invisible={!marked}>
      <PickersDay
        {...props}
        {...(marked && { 'aria-label': `${day.format('MMMM D')}, rehearsal` })}
      />
    </Badge>
  );
}
// #endregion

export default function MarkedDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2026-10-08')}
        slots={{ day: RehearsalDay }}
        sx={{ maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
