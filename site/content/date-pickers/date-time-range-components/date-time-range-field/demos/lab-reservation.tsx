import { useState } from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateRange, DateTimeRangeValidationError } from '@mui/x-date-pickers-pro/models';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';

const opens = dayjs('2026-04-13T07:00');
const closes = dayjs('2026-04-17T20:00');

export default function LabReservation() {
  const [slot, setSlot] = useState<DateRange<dayjs.Dayjs>>([
    dayjs('2026-04-17T15:00'),
    dayjs('2026-04-17T21:00'),
  ]);
  const [errors, setErrors] = useState<DateTimeRangeValidationError>([null, null]);

  function helperText() {
    const [start, end] = slot;
    if (errors[0] === 'invalidRange') return 'The end is before the start.';
    if (errors[0] ?? errors[1]) return 'April 13, 7 AM to April 17, 8 PM';
    const tooLong = start && end && end.diff(start, 'hour', true) > 12;
    return tooLong ? 'Reserve at most twelve hours.' : 'Microscope 2';
  }

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <SingleInputDateTimeRangeField
        label="Reserve the microscope"
        value={slot}
        onChange={setSlot}
        minDateTime={opens}
        maxDateTime={closes}
        onError={setErrors}
        helperText={helperText()}
        sx={{ width: '100%', maxWidth: 440 }}
      />
    </LocalizationProvider>
  );
}
