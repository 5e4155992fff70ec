import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

dayjs.extend(utc);

export default function UtcLog() {
  const [seen, setSeen] = useState<dayjs.Dayjs | null>(dayjs.utc('2026-03-17T23:45'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DateTimePicker
          label="Satellite contact (UTC)"
          ampm={false}
          value={seen}
          onChange={setSeen}
        />
        <Typography role="status">{seen?.isValid() ? seen.format() : 'no time'}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
