import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

export default function TravelDatesPro() {
  const [trip, setTrip] = useState<DateRange<dayjs.Dayjs>>([null, null]);
  const [first, last] = trip;
  const nights = first && last ? last.diff(first, 'day') : NaN;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DateRangePicker
          label="Travel dates"
          value={trip}
          onChange={setTrip}
          minDate={dayjs('2026-06-01')}
          referenceDate={dayjs('2026-06-01')}
        />
        <Typography role="status">
          {nights > 0 ? `${nights} nights` : 'Choose arrival and departure.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
