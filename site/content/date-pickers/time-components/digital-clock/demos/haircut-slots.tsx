import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function HaircutSlots() {
  const [slot, setSlot] = useState<dayjs.Dayjs | null>(dayjs('2026-03-17T10:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 220, maxWidth: '100%' }}>
        <DigitalClock value={slot} onChange={setSlot} />
        <Typography role="status">Haircut at {slot?.format('h:mm A')}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
