import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const ferryDay = dayjs('2026-03-17');

function onFerryDay(time: dayjs.Dayjs | null) {
  return time?.isValid() ? ferryDay.hour(time.hour()).minute(time.minute()) : time;
}

export default function KeepTheDay() {
  const [departure, setDeparture] = useState<dayjs.Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'center' }}>
        <TimePicker
          label="Ferry leaves on March 17 at"
          value={departure}
          onChange={(time) => setDeparture(onFerryDay(time))}
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
