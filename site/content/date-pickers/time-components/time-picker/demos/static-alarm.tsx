import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticTimePicker } from '@mui/x-date-pickers/StaticTimePicker';

export default function StaticAlarm() {
  const [feeding, setFeeding] = useState<dayjs.Dayjs | null>(dayjs('2026-03-17T06:40'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ alignItems: 'center', maxWidth: '100%' }}>
        <StaticTimePicker
          defaultValue={feeding}
          onAccept={setFeeding}
          ampm={false}
          localeText={{ toolbarTitle: 'Feed the calves at', okButtonLabel: 'Set' }}
          sx={{
            minWidth: 0,
            maxWidth: '100%',
            gridAutoColumns: 'max-content minmax(0, 1fr) max-content',
            '& .MuiTimeClock-root': { maxWidth: '100%' },
            '& .MuiTimeClock-arrowSwitcher': { top: { xs: -6, sm: 15 } },
          }}
        />
        <Typography role="status">Next feeding: {feeding?.format('HH:mm')}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
