import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

dayjs.extend(utc);
dayjs.extend(timezone);

export default function StoredInUtc() {
  // #region
  const [saved, setSaved] = useState('2026-01-20T17:00:00.000Z');
  const [value, setValue] = useState<dayjs.Dayjs | null>(() => dayjs.utc(saved));

  function save(next: dayjs.Dayjs | null, error: string | null) {
    if (next && !error) setSaved(next.toISOString());
  }
  // #endregion

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DateTimePicker
          label="Deadline in Vancouver"
          timezone="America/Vancouver"
          value={value}
          onChange={setValue}
          onAccept={(next, { validationError }) => save(next, validationError)}
        />
        <Typography role="status" sx={{ overflowWrap: 'anywhere' }}>
          In the database: {saved}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
