import { createContext, useContext, useEffect, useState } from 'react';
import Badge from '@mui/material/Badge';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DayCalendarSkeleton } from '@mui/x-date-pickers/DayCalendarSkeleton';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';
import { concerts } from './data.ts';

const LoadedDays = createContext<readonly string[]>([]);

function ConcertDay(props: PickersDayProps) {
  const { day, outsideCurrentMonth } = props;
  const days = useContext(LoadedDays);
  const hasConcert = !outsideCurrentMonth && days.includes(day.format('YYYY-MM-DD'));

  return (
    <Badge variant="dot" color="secondary" overlap="circular" invisible={!hasConcert}>
      <PickersDay {...props} aria-label={hasConcert ? `${day.date()}, concert` : undefined} />
    </Badge>
  );
}

export default function ConcertDays() {
  const [month, setMonth] = useState('2026-03');
  const [loadedMonth, setLoadedMonth] = useState('2026-03');

  useEffect(() => {
    // Stands in for a request. The cleanup drops the answer for a month people have left.
    const timer = setTimeout(() => setLoadedMonth(month), 700);
    return () => clearTimeout(timer);
  }, [month]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <LoadedDays.Provider value={concerts[loadedMonth] ?? []}>
        <DateCalendar
          defaultValue={dayjs('2026-03-10')}
          loading={loadedMonth !== month}
          renderLoading={() => <DayCalendarSkeleton />}
          onMonthChange={(first) => setMonth(first.format('YYYY-MM'))}
          slots={{ day: ConcertDay }}
          sx={{ width: '100%', maxWidth: 320 }}
        />
      </LoadedDays.Provider>
    </LocalizationProvider>
  );
}
