import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { narrowRange } from './data.ts';

export default function FestivalDays() {
  const [days, setDays] = useState<DateRange<dayjs.Dayjs>>([
    dayjs('2026-07-09'),
    dayjs('2026-07-12'),
  ]);
  const [first, last] = days.map((day) => day?.format('MMMM D') ?? '…');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ alignItems: 'center', width: '100%' }}>
        <DateRangeCalendar calendars={1} value={days} onChange={setDays} sx={narrowRange} />
        <Typography role="status">
          Festival: {first} to {last}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
