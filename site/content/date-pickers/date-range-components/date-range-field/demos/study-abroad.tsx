import { useId, useState } from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateRangeValidationError } from '@mui/x-date-pickers-pro/models';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';

const hints = { start: 'From September 1, 2026', end: 'Until July 31, 2027' };

export default function StudyAbroad() {
  const id = useId();
  const [[startError, endError], setErrors] = useState<DateRangeValidationError>([null, null]);

  function helperText(position: 'start' | 'end') {
    const error = position === 'start' ? startError : endError;
    if (error === 'invalidRange') return 'The end is before the start.';
    return error ? `Outside the grant. ${hints[position]}.` : hints[position];
  }

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MultiInputDateRangeField
        defaultValue={[dayjs('2026-09-15'), dayjs('2027-08-20')]}
        minDate={dayjs('2026-09-01')}
        maxDate={dayjs('2027-07-31')}
        onError={setErrors}
        direction={{ xs: 'column', sm: 'row' }}
        slotProps={{
          textField: ({ position }) => ({
            id: `${id}-${position}`,
            label: position === 'start' ? 'First day abroad' : 'Last day abroad',
            helperText: helperText(position),
          }),
        }}
        sx={{ width: '100%', maxWidth: 480 }}
      />
    </LocalizationProvider>
  );
}
