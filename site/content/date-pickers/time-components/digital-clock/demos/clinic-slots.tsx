import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const taken = new Set(['09:30', '10:00', '11:30', '14:00']);

export default function ClinicSlots() {
  const [onlyFree, setOnlyFree] = useState(true);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ width: 220, maxWidth: '100%' }}>
        <FormControlLabel
          control={
            <Switch checked={onlyFree} onChange={(_event, checked) => setOnlyFree(checked)} />
          }
          label="Only free times"
        />
        <DigitalClock
          ampm={false}
          skipDisabled={onlyFree}
          minTime={dayjs('2026-03-17T09:00')}
          maxTime={dayjs('2026-03-17T16:00')}
          shouldDisableTime={(time) => taken.has(time.format('HH:mm'))}
          referenceDate={dayjs('2026-03-17T09:00')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
