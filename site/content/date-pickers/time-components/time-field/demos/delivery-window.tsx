import { useState } from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { TimeValidationError } from '@mui/x-date-pickers/models';
import { TimeField } from '@mui/x-date-pickers/TimeField';

const messages: Partial<Record<NonNullable<TimeValidationError>, string>> = {
  minTime: 'The depot opens at 7:00.',
  maxTime: 'The last truck leaves at 16:30.',
  minutesStep: 'Slots start every 15 minutes.',
};

export default function DeliveryWindow() {
  const [error, setError] = useState<TimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeField
        label="Loading time"
        ampm={false}
        defaultValue={dayjs('2026-03-17T09:15')}
        minTime={dayjs('2026-01-01T07:00')}
        maxTime={dayjs('2026-01-01T16:30')}
        minutesStep={15}
        onError={setError}
        helperText={error ? messages[error] : 'Between 7:00 and 16:30, every 15 minutes.'}
        sx={{ width: '100%', maxWidth: 340 }}
      />
    </LocalizationProvider>
  );
}
