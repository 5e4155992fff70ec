import { useState } from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';

export default function PowerOutage() {
  const [outage, setOutage] = useState<DateRange<dayjs.Dayjs>>([
    dayjs('2026-02-11T22:40'),
    dayjs('2026-02-12T01:25'),
  ]);
  const [start, end] = outage;
  const minutes = start?.isValid() && end?.isValid() ? end.diff(start, 'minute') : 0;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <SingleInputDateTimeRangeField
        label="Power outage, from and to"
        value={outage}
        onChange={setOutage}
        helperText={minutes > 0 ? `${minutes} minutes without power` : 'Enter start and end.'}
        sx={{ width: '100%', maxWidth: 440 }}
      />
    </LocalizationProvider>
  );
}
