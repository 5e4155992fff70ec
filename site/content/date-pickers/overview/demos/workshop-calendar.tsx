import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const full = ['2026-03-11', '2026-03-12', '2026-03-26'];

export default function WorkshopCalendar() {
  const [day, setDay] = useState<dayjs.Dayjs | null>(dayjs('2026-03-17'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ alignItems: 'center', width: '100%' }}>
        <DateCalendar
          value={day}
          onChange={setDay}
          disableHighlightToday
          shouldDisableDate={(date) => date.day() === 0 || full.includes(date.format('YYYY-MM-DD'))}
          sx={{ width: '100%', maxWidth: 320, mx: 0 }}
        />
        <Typography role="status">Tire change on {day?.format('MMMM D')}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
