import { useState } from 'react';
import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const messages: Record<string, string> = {
  invalidDate: 'Enter a time.',
  minTime: 'Closes before it opens.',
};

export default function OpeningHours() {
  const [opens, setOpens] = useState<dayjs.Dayjs | null>(dayjs('2026-03-17T09:00'));
  const [error, setError] = useState<string | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={2}
        sx={{ width: '100%', maxWidth: 440 }}
      >
        <TimePicker
          label="Monday, opens"
          value={opens}
          onChange={setOpens}
          timeSteps={{ minutes: 15 }}
        />
        <TimePicker
          label="Monday, closes"
          defaultValue={dayjs('2026-03-17T17:30')}
          timeSteps={{ minutes: 15 }}
          onError={setError}
          slotProps={{ textField: { helperText: error && messages[error] } }}
          {...(opens?.isValid() ? { minTime: opens.add(15, 'minute') } : {})}
        />
      </Stack>
    </LocalizationProvider>
  );
}
