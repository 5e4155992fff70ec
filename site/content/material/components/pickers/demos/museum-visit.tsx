import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function MuseumVisit() {
  const [day, setDay] = useState<dayjs.Dayjs | null>(dayjs('2026-05-16'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 300 }}>
        <DatePicker label="Visit date" value={day} onChange={setDay} />
        <Typography role="status">
          {day?.isValid() ? `Tickets for ${day.format('MMMM D, YYYY')}` : 'Choose a date.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
