import { useState } from 'react';
import Stack from '@mui/material/Stack';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function BirthDate() {
  const [born, setBorn] = useState<Dayjs | null>(null);
  const [error, setError] = useState<string | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ width: '100%', maxWidth: 300 }}>
        <DatePicker
          label="Date of birth"
          value={born}
          onChange={(day, { validationError }) => {
            setBorn(day);
            setError(validationError);
          }}
          disableFuture
          openTo="year"
          views={['year', 'month', 'day']}
          slotProps={{
            textField: {
              helperText: error === 'disableFuture' && 'This day has not come yet.',
            },
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
