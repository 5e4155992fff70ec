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

export default function OneMoment() {
  const [call, setCall] = useState<dayjs.Dayjs | null>(dayjs.utc('2026-03-17T14:00'));
  const props = { value: call, onChange: setCall };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DateTimePicker label="New York" timezone="America/New_York" {...props} />
        <DateTimePicker label="Nairobi" timezone="Africa/Nairobi" {...props} />
        <DateTimePicker label="Tokyo" timezone="Asia/Tokyo" {...props} />
        <Typography role="status" sx={{ overflowWrap: 'anywhere' }}>
          Saved: {call?.isValid() ? call.toISOString() : 'nothing'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
