import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function JobInterview() {
  const [start, setStart] = useState<dayjs.Dayjs | null>(dayjs('2026-04-21T10:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DateTimePicker label="Interview starts" value={start} onChange={setStart} />
        <Typography role="status">
          {start?.isValid()
            ? `Ends at ${start.add(45, 'minute').format('h:mm A [on] MMMM D')}`
            : 'Choose a day and a time.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
