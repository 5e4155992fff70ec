import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { narrowRange } from './data.ts';

const booked = dayjs('2026-10-14');

export default function CabinWeekends() {
  const [stay, setStay] = useState<DateRange<dayjs.Dayjs>>([dayjs('2026-10-02'), null]);
  const [arrival, departure] = stay;
  const overlaps = arrival?.isBefore(booked) && departure?.isAfter(booked);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ alignItems: 'center', width: '100%' }}>
        <DateRangeCalendar
          calendars={1}
          value={stay}
          onChange={setStay}
          minDate={dayjs('2026-10-01')}
          maxDate={dayjs('2026-10-31')}
          shouldDisableDate={(day, position) =>
            day.isSame(booked, 'day') || (position === 'start' ? day.day() !== 5 : day.day() === 6)
          }
          sx={narrowRange}
        />
        <Alert severity={overlaps ? 'error' : 'info'}>
          {overlaps
            ? 'October 14 is booked. Choose a shorter stay.'
            : 'Arrive on a Friday. Leave on any day but Saturday.'}
        </Alert>
      </Stack>
    </LocalizationProvider>
  );
}
