import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function MeterReading() {
  const [read, setRead] = useState<dayjs.Dayjs | null>(dayjs('2026-03-17T16:40'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DateTimeField label="Meter read at" value={read} onChange={setRead} />
        <Typography role="status">
          {read?.isValid()
            ? `Reading for ${read.format('MMMM YYYY')}`
            : 'Enter the day and the time of the reading.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
