import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DateTime } from 'luxon';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const tide = DateTime.fromISO('2026-04-02T06:10', { zone: 'Europe/London' });

export default function LuxonZone() {
  const [value, setValue] = useState<DateTime | null>(tide);

  return (
    <LocalizationProvider dateAdapter={AdapterLuxon} adapterLocale="en-GB">
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DateTimePicker label="High tide in Dover" value={value} onChange={setValue} />
        <DateTimePicker
          label="The same moment in Cape Town"
          timezone="Africa/Johannesburg"
          value={value}
          onChange={setValue}
        />
        <Typography role="status" sx={{ overflowWrap: 'anywhere' }}>
          {value?.isValid ? value.toISO() : 'no time'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
