import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ClearReminder() {
  const [reminder, setReminder] = useState<dayjs.Dayjs | null>(dayjs('2026-03-24'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 300 }}>
        <DatePicker
          label="Remind me on"
          value={reminder}
          onChange={setReminder}
          closeOnSelect={false}
          slotProps={{
            field: { clearable: true },
            actionBar: { actions: ['clear', 'cancel', 'accept'] },
          }}
        />
        <Typography role="status">{reminder ? 'Reminder on' : 'Reminder off'}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
