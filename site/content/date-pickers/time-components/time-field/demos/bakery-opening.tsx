import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

export default function BakeryOpening() {
  const [opens, setOpens] = useState<dayjs.Dayjs | null>(dayjs('2026-03-17T06:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 300 }}>
        <TimeField label="Bakery opens at" value={opens} onChange={setOpens} />
        <Typography role="status">
          {opens?.isValid()
            ? `Start the oven at ${opens.subtract(90, 'minute').format('h:mm A')}`
            : 'Enter the opening time.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
