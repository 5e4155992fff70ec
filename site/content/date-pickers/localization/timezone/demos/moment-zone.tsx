import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import moment from 'moment-timezone';
import { AdapterMoment } from '@mui/x-date-pickers/AdapterMoment';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const launch = moment.tz('2026-07-30T09:15', 'America/New_York');

export default function MomentZone() {
  const [value, setValue] = useState<moment.Moment | null>(launch);

  return (
    <LocalizationProvider dateAdapter={AdapterMoment} dateLibInstance={moment}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DateTimePicker label="Launch in Florida" value={value} onChange={setValue} />
        <DateTimePicker
          label="The same moment in Darmstadt"
          timezone="Europe/Berlin"
          value={value}
          onChange={setValue}
        />
        <Typography role="status">{value?.isValid() ? value.format() : 'no time'}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
