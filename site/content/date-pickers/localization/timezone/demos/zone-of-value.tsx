import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

dayjs.extend(utc);
dayjs.extend(timezone);

const kickOff = dayjs.tz('2026-06-12T20:00', 'America/Mexico_City');

export default function ZoneOfValue() {
  const [value, setValue] = useState<dayjs.Dayjs | null>(kickOff);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DateTimePicker label="Kick-off (Mexico City)" value={value} onChange={setValue} />
        <Typography role="status">{value?.isValid() ? value.format() : 'no time'}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
