import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';

export default function IrrigationStart() {
  const [start, setStart] = useState<dayjs.Dayjs | null>(dayjs('2026-06-02T05:15'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 220, maxWidth: '100%' }}>
        <MultiSectionDigitalClock value={start} onChange={setStart} />
        <Typography role="status">Watering starts at {start?.format('h:mm A')}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
