import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export default function KeepTheDay() {
  const [departure, setDeparture] = useState<dayjs.Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'center' }}>
        <TimePicker
          label="Ferry leaves on 17 March at"
          value={departure}
          onChange={setDeparture}
          referenceDate={dayjs('2026-03-17T08:00')}
          ampm={false}
          sx={{ width: 280 }}
        />
        <Typography role="status">
          {departure?.isValid() ? departure.format('YYYY-MM-DD HH:mm') : 'No time yet'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
