import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

export default function EggTimer() {
  const [timer, setTimer] = useState<dayjs.Dayjs | null>(dayjs('2000-01-15T00:05:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ alignItems: 'center', width: '100%' }}>
        <TimeClock
          views={['minutes', 'seconds']}
          showViewSwitcher
          value={timer}
          onChange={setTimer}
          sx={{ width: '100%', maxWidth: 320 }}
        />
        <Typography role="status">Boil for {timer?.format('m [min] s [s]')}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
