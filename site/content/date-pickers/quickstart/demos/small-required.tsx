import { useState } from 'react';
import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function SmallRequired() {
  const [due, setDue] = useState<dayjs.Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ width: '100%', maxWidth: 300 }}>
        <DatePicker
          label="Invoice due"
          value={due}
          onChange={setDue}
          referenceDate={dayjs('2026-03-17')}
          slotProps={{
            textField: {
              size: 'small',
              fullWidth: true,
              required: true,
              helperText: due ? 'We remind the customer two days before.' : 'Needed to send it.',
            },
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
