import { useState } from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';

const messages: Partial<Record<NonNullable<DateValidationError>, string>> = {
  invalidDate: 'This day does not exist.',
  minDate: 'The warranty covers purchases since January 1, 2024.',
  maxDate: 'The receipt cannot be newer than March 17, 2026.',
};

export default function WarrantyLimit() {
  const [error, setError] = useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField
        label="Date of purchase"
        defaultValue={dayjs('2023-11-30')}
        minDate={dayjs('2024-01-01')}
        maxDate={dayjs('2026-03-17')}
        onError={setError}
        helperText={error ? messages[error] : 'As printed on the receipt.'}
        sx={{ width: '100%', maxWidth: 340 }}
      />
    </LocalizationProvider>
  );
}
