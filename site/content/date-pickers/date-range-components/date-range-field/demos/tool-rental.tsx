import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';

export default function ToolRental() {
  const [rental, setRental] = useState<DateRange<dayjs.Dayjs>>([
    dayjs('2026-04-03'),
    dayjs('2026-04-07'),
  ]);
  const [from, until] = rental;
  const days = from?.isValid() && until?.isValid() ? until.diff(from, 'day') + 1 : 0;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <SingleInputDateRangeField label="Rent the drill" value={rental} onChange={setRental} />
        <Typography role="status">
          {days > 0 ? `${days} days` : 'Enter the first and the last day.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
