import { useState } from 'react';
import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import type { TimeValidationError } from '@mui/x-date-pickers/models';

export default function LunchBreak() {
  const [error, setError] = useState<TimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ width: '100%', maxWidth: 300 }}>
        <TimePicker
          label="Call the office at"
          defaultValue={dayjs('2026-03-17T11:30')}
          ampm={false}
          minTime={dayjs('2026-03-17T08:00')}
          maxTime={dayjs('2026-03-17T17:00')}
          shouldDisableTime={(time, view) => view === 'hours' && time.hour() === 12}
          onError={setError}
          slotProps={{
            textField: { helperText: error ? 'Nobody answers then.' : '8:00 to 17:00, not at 12' },
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
