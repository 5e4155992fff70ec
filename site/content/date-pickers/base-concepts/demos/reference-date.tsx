import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ReferenceDate() {
  const [tour, setTour] = useState<dayjs.Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'center' }}>
        <DateTimePicker
          label="Museum tour"
          value={tour}
          onChange={setTour}
          referenceDate={dayjs('2026-07-01T10:30')}
        />
        <Typography role="status">
          {tour?.isValid() ? tour.format('MMMM D, YYYY, HH:mm') : 'Empty: opens in July at 10:30'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
