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

export default function EmptyInZone() {
  const [landing, setLanding] = useState<dayjs.Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DateTimePicker
          label="Landing in Singapore"
          timezone="Asia/Singapore"
          value={landing}
          onChange={setLanding}
          ampm={false}
        />
        <Typography role="status">
          {landing?.isValid() ? landing.format() : 'Enter a date and a time.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
