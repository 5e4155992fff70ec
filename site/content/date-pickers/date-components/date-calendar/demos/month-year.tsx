import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MonthCalendar } from '@mui/x-date-pickers/MonthCalendar';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';

export default function MonthYear() {
  const [bill, setBill] = useState(dayjs('2026-02-01'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ alignItems: 'center', width: '100%' }}>
        <YearCalendar
          value={bill}
          onChange={setBill}
          minDate={dayjs('2022-01-01')}
          maxDate={dayjs('2027-12-31')}
          sx={{ width: '100%', maxWidth: 320 }}
        />
        <MonthCalendar value={bill} onChange={setBill} sx={{ width: '100%', maxWidth: 320 }} />
        <Typography role="status">Electricity bill for {bill.format('MMMM YYYY')}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
