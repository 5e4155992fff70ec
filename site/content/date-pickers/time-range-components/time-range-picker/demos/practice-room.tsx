import { useState } from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';

/** Says how long the room is booked, or what is missing. */
function durationText([start, end]: DateRange<dayjs.Dayjs>) {
  if (!start?.isValid() || !end?.isValid()) return 'Choose a start and an end.';
  const minutes = end.diff(start, 'minute');
  return minutes < 30 ? 'Book at least 30 minutes.' : `${minutes} minutes`;
}

export default function PracticeRoom() {
  const [booking, setBooking] = useState<DateRange<dayjs.Dayjs>>([
    dayjs('2026-03-17T16:00'),
    dayjs('2026-03-17T17:30'),
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeRangePicker
        label="Piano room, from and to"
        value={booking}
        onChange={setBooking}
        slotProps={{ textField: { helperText: durationText(booking) } }}
        sx={{ width: '100%', maxWidth: 320 }}
      />
    </LocalizationProvider>
  );
}
