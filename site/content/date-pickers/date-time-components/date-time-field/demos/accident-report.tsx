import { useState } from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateTimeValidationError } from '@mui/x-date-pickers/models';

const policyStart = dayjs('2026-01-01T00:00');
const reported = dayjs('2026-03-17T09:00');

const tooEarly = 'Enter a time after your policy started (January 1).';
const tooLate = 'Enter a time before you reported it (March 17, 9:00 AM).';
const messages: Partial<Record<NonNullable<DateTimeValidationError>, string>> = {
  invalidDate: 'This day does not exist.',
  minDate: tooEarly,
  minTime: tooEarly,
  maxDate: tooLate,
  maxTime: tooLate,
};

export default function AccidentReport() {
  const [error, setError] = useState<DateTimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeField
        label="Time of the accident"
        defaultValue={dayjs('2026-03-17T11:20')}
        minDateTime={policyStart}
        maxDateTime={reported}
        onError={setError}
        helperText={error ? messages[error] : 'As precisely as you remember.'}
        sx={{ width: '100%', maxWidth: 340 }}
      />
    </LocalizationProvider>
  );
}
