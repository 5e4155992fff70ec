import { useState } from 'react';
import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { DateRangeValidationError } from '@mui/x-date-pickers-pro/models';

function messageFor([start, end]: DateRangeValidationError): string {
  if (start === 'invalidRange') return 'The end is before the start.';
  if (start) return 'Choose a first day from May 2 to 31.';
  if (end) return 'Choose a last day from May 2 to 31.';
  return 'The hall is free from May 2 to 31.';
}

export default function RangeErrors() {
  const [error, setError] = useState<DateRangeValidationError>([null, null]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ width: '100%', maxWidth: 320 }}>
        <DateRangePicker
          label="Hire the hall"
          defaultValue={[dayjs('2026-05-22'), dayjs('2026-05-24')]}
          minDate={dayjs('2026-05-02')}
          maxDate={dayjs('2026-05-31')}
          onError={setError}
          slotProps={{ textField: { helperText: messageFor(error) } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
