import { useState } from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { TimeRangeValidationError } from '@mui/x-date-pickers-pro/models';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';

const lunch = 12;

function message([start, end]: TimeRangeValidationError) {
  if (start === 'invalidRange') return 'The end is before the start.';
  if (start) return 'Choose another start: 8 AM to 6 PM, not during lunch.';
  if (end) return 'Choose another end: 8 AM to 6 PM, not during lunch.';
  return 'Construction noise is allowed from 8 AM to 6 PM.';
}

export default function NoisePermit() {
  const [errors, setErrors] = useState<TimeRangeValidationError>([null, null]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeRangePicker
        label="Drilling"
        defaultValue={[dayjs('2026-09-14T16:00'), dayjs('2026-09-14T18:30')]}
        minTime={dayjs('2026-09-14T08:00')}
        maxTime={dayjs('2026-09-14T18:00')}
        shouldDisableTime={(time, view) => view === 'hours' && time.hour() === lunch}
        skipDisabled
        onError={setErrors}
        slotProps={{ textField: { helperText: message(errors) } }}
        sx={{ width: '100%', maxWidth: 340 }}
      />
    </LocalizationProvider>
  );
}
