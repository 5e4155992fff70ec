import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';

export default function LapTime() {
  const [lap, setLap] = useState<dayjs.Dayjs | null>(dayjs('2000-01-15T00:01:24'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 220, maxWidth: '100%' }}>
        <MultiSectionDigitalClock
          views={['minutes', 'seconds']}
          timeSteps={{ minutes: 1, seconds: 1 }}
          value={lap}
          onChange={setLap}
        />
        <Typography role="status">Target lap: {lap?.format('m:ss')}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
