import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ShiftStart() {
  const [start, setStart] = useState<dayjs.Dayjs | null>(dayjs('2026-03-17T22:00'));
  const known = start?.isValid() ? start : null;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'center' }}>
        <DateTimePicker label="Night shift starts" value={start} onChange={setStart} />
        <Typography role="status">
          {known
            ? `Ends ${known.add(8, 'hour').format('dddd [at] HH:mm')}`
            : 'No complete date yet'}
        </Typography>
        <Button disabled={!known} onClick={() => setStart(known && known.add(1, 'day'))}>
          One day later
        </Button>
      </Stack>
    </LocalizationProvider>
  );
}
