import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

export default function RangeOnPage() {
  const [works, setWorks] = useState<DateRange<dayjs.Dayjs>>([
    dayjs('2026-03-09'),
    dayjs('2026-03-20'),
  ]);
  const [start, end] = works.map((day) => day?.format('MMMM D') ?? '…');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ alignItems: 'center', maxWidth: '100%' }}>
        <DateRangeCalendar calendars={1} value={works} onChange={setWorks} disableHighlightToday />
        <Typography role="status">
          Road works: {start} to {end}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
