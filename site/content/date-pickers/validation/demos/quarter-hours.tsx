import { useState } from 'react';
import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import type { TimeValidationError } from '@mui/x-date-pickers/models';

export default function QuarterHours() {
  const [error, setError] = useState<TimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ width: '100%', maxWidth: 300 }}>
        <TimePicker
          label="Court booked from"
          defaultValue={dayjs('2026-03-17T18:10')}
          minutesStep={15}
          timeSteps={{ minutes: 15 }}
          onError={setError}
          slotProps={{
            textField: {
              helperText: error === 'minutesStep' ? 'Choose 00, 15, 30 or 45.' : 'One hour each',
            },
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
