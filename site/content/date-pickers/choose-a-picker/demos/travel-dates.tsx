import { useState } from 'react';
import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const messages: Record<string, string> = {
  invalidDate: 'Check the month, the day and the year.',
  minDate: 'Departure is before arrival.',
};

export default function TravelDates() {
  const [arrival, setArrival] = useState<dayjs.Dayjs | null>(dayjs('2026-06-12'));
  const [error, setError] = useState<string | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={2}
        sx={{ width: '100%', maxWidth: 440 }}
      >
        <DatePicker label="Arrival" value={arrival} onChange={setArrival} />
        <DatePicker
          label="Departure"
          defaultValue={dayjs('2026-06-19')}
          onError={setError}
          slotProps={{ textField: { helperText: error && messages[error] } }}
          {...(arrival?.isValid() ? { minDate: arrival.add(1, 'day') } : {})}
        />
      </Stack>
    </LocalizationProvider>
  );
}
