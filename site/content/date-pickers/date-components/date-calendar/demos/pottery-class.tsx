import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function PotteryClass() {
  const [day, setDay] = useState<dayjs.Dayjs | null>(dayjs('2026-04-16'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ alignItems: 'center', width: '100%' }}>
        <DateCalendar value={day} onChange={setDay} sx={{ width: '100%', maxWidth: 320 }} />
        <Typography role="status">
          {day ? `Pottery class on ${day.format('dddd, MMMM D')}` : 'Choose a day'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
