import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';

const planned: DateRange<dayjs.Dayjs> = [dayjs('2026-09-07T06:00'), dayjs('2026-09-08T18:00')];

export default function ValueModes() {
  const [actual, setActual] = useState<DateRange<dayjs.Dayjs>>([null, null]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 440 }}>
        <SingleInputDateTimeRangeField label="Planned (uncontrolled)" defaultValue={planned} />
        <SingleInputDateTimeRangeField
          label="Actual (controlled)"
          value={actual}
          onChange={setActual}
        />
        <Button variant="outlined" onClick={() => setActual([null, null])}>
          Clear the actual times
        </Button>
      </Stack>
    </LocalizationProvider>
  );
}
