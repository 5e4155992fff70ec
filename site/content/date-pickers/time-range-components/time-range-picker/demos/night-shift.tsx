import { useState } from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';

const day = dayjs('2026-03-17T00:00');

/** Puts both times on the day of the shift, and an end before the start on the next day. */
function acrossMidnight([start, end]: DateRange<dayjs.Dayjs>): DateRange<dayjs.Dayjs> {
  if (!start?.isValid() || !end?.isValid()) return [start, end];
  const from = day.hour(start.hour()).minute(start.minute());
  const until = day.hour(end.hour()).minute(end.minute());
  return [from, until.isBefore(from) ? until.add(1, 'day') : until];
}

export default function NightShift() {
  const [shift, setShift] = useState<DateRange<dayjs.Dayjs>>([
    dayjs('2026-03-17T22:00'),
    dayjs('2026-03-18T06:00'),
  ]);
  const [start, end] = shift;
  const minutes = start && end ? end.diff(start, 'minute') : 0;
  const length = `${Math.floor(minutes / 60)} h ${minutes % 60} min`;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeRangePicker
        label="Shift in the bakery"
        value={shift}
        onChange={(range) => setShift(acrossMidnight(range))}
        slotProps={{ textField: { helperText: minutes > 0 ? length : 'Choose start and end.' } }}
        sx={{ width: '100%', maxWidth: 320 }}
      />
    </LocalizationProvider>
  );
}
