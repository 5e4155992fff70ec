import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

export default function CabinStay() {
  const [stay, setStay] = useState<DateRange<dayjs.Dayjs>>([
    dayjs('2026-06-12'),
    dayjs('2026-06-19'),
  ]);
  const [arrival, departure] = stay;
  const nights = arrival && departure ? departure.diff(arrival, 'day') : NaN;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DateRangePicker label="Stay in the cabin" value={stay} onChange={setStay} />
        <Typography role="status">
          {nights > 0 ? `Nights: ${nights}` : 'Choose arrival and departure.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
