import { useState } from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';

const hint = 'From May 1 to May 31, 2026.';

export default function ExplainedError() {
  const [error, setError] = useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Driving lesson"
        defaultValue={dayjs('2026-04-29')}
        minDate={dayjs('2026-05-01')}
        maxDate={dayjs('2026-05-31')}
        onError={setError}
        slotProps={{
          textField: { helperText: error ? `There are no lessons on this day. ${hint}` : hint },
        }}
        sx={{ width: '100%', maxWidth: 320 }}
      />
    </LocalizationProvider>
  );
}
