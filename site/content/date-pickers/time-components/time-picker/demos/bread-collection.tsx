import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export default function BreadCollection() {
  const [time, setTime] = useState<dayjs.Dayjs | null>(dayjs('2026-03-17T07:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'center' }}>
        <TimePicker label="Pick up the bread at" value={time} onChange={setTime} />
        <Typography role="status">
          {time?.isValid()
            ? `In the oven at ${time.subtract(45, 'minute').format('h:mm A')}`
            : 'Choose a time.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
