import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';

export default function PassportIssue() {
  const [issued, setIssued] = useState<dayjs.Dayjs | null>(dayjs('2021-06-14'));
  const [error, setError] = useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 300 }}>
        <DateField
          label="Passport issued on"
          value={issued}
          onChange={(value, { validationError }) => {
            setIssued(value);
            setError(validationError);
          }}
        />
        <Typography role="status">
          {issued && !error
            ? `Valid until ${issued.add(10, 'year').format('MMMM D, YYYY')}`
            : 'Enter the date printed in your passport.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
