import { useState } from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import type { DateTimeRangeValidationError } from '@mui/x-date-pickers-pro/models';

function message([start, end]: DateTimeRangeValidationError) {
  if (start === 'invalidRange') return 'The end is before the start.';
  if (start === 'shouldDisableDate') return 'Maintenance cannot start on a Friday.';
  if (start || end) return 'Between March 16, 8 PM and March 29, 6 AM';
  return 'Not starting on a Friday';
}

export default function MaintenanceWindow() {
  const [errors, setErrors] = useState<DateTimeRangeValidationError>([null, null]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeRangePicker
        label="Maintenance of the billing system"
        defaultValue={[dayjs('2026-03-20T22:00'), dayjs('2026-03-21T04:00')]}
        minDateTime={dayjs('2026-03-16T20:00')}
        maxDateTime={dayjs('2026-03-29T06:00')}
        shouldDisableDate={(day, position) => position === 'start' && day.day() === 5}
        onError={setErrors}
        slotProps={{ textField: { helperText: message(errors) } }}
        sx={{ width: '100%', maxWidth: 440 }}
      />
    </LocalizationProvider>
  );
}
