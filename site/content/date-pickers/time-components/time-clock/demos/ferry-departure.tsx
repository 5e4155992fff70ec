import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

export default function FerryDeparture() {
  const [departure, setDeparture] = useState<dayjs.Dayjs | null>(dayjs('2026-03-17T15:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ alignItems: 'center', width: '100%' }}>
        <TimeClock
          value={departure}
          onChange={setDeparture}
          ampmInClock
          showViewSwitcher
          sx={{ width: '100%', maxWidth: 320 }}
        />
        <Typography role="status">Ferry departs at {departure?.format('h:mm A')}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
