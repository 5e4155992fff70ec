import { useState } from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const messages: Record<string, string> = {
  invalidDate: 'Check the month, the day and the year.',
  disableFuture: 'This date is in the future.',
  minDate: 'Enter a year from 1900 on.',
};

export default function BirthDate() {
  const [error, setError] = useState<string | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField
        label="Date of birth"
        disableFuture
        minDate={dayjs('1900-01-01')}
        onError={setError}
        helperText={error ? messages[error] : 'As in your passport'}
        sx={{ width: '100%', maxWidth: 280 }}
      />
    </LocalizationProvider>
  );
}
