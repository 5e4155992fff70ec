import { useState } from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateTimeValidationError } from '@mui/x-date-pickers/models';

const opens = dayjs('2026-04-13T09:00');
const closes = dayjs('2026-04-17T18:30');

const messages: Partial<Record<NonNullable<DateTimeValidationError>, string>> = {
  minDate: 'The auction opens on April 13 at 9:00 AM.',
  minTime: 'The auction opens on April 13 at 9:00 AM.',
  maxDate: 'The auction closes on April 17 at 6:30 PM.',
  maxTime: 'The auction closes on April 17 at 6:30 PM.',
};

export default function AuctionBids() {
  const [error, setError] = useState<DateTimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Bid at"
        defaultValue={dayjs('2026-04-17T19:00')}
        minDateTime={opens}
        maxDateTime={closes}
        onError={setError}
        slotProps={{ textField: { helperText: error ? messages[error] : 'April 13 to 17' } }}
        sx={{ width: '100%', maxWidth: 340 }}
      />
    </LocalizationProvider>
  );
}
