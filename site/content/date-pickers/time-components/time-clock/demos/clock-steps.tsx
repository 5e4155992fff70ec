import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { TimeView } from '@mui/x-date-pickers/models';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

export default function ClockSteps() {
  const [time, setTime] = useState<dayjs.Dayjs | null>(dayjs('2026-03-17T19:20'));
  const [view, setView] = useState<TimeView>('hours');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'center', width: '100%' }}>
        <ToggleButtonGroup
          exclusive
          value={view}
          onChange={(_event, next: TimeView | null) => {
            if (next) setView(next);
          }}
          aria-label="Unit on the clock"
        >
          <ToggleButton value="hours">Hours: {time?.format('HH')}</ToggleButton>
          <ToggleButton value="minutes">Minutes: {time?.format('mm')}</ToggleButton>
        </ToggleButtonGroup>
        <TimeClock
          ampm={false}
          value={time}
          onChange={setTime}
          view={view}
          onViewChange={setView}
          sx={{ width: '100%', maxWidth: 320 }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
