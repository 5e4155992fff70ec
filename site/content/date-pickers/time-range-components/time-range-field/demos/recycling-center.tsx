import { useState } from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';

export default function RecyclingCenter() {
  const [hours, setHours] = useState<DateRange<dayjs.Dayjs>>([
    dayjs('2026-03-17T08:00'),
    dayjs('2026-03-17T16:30'),
  ]);
  const [opens, closes] = hours;
  const minutes = opens?.isValid() && closes?.isValid() ? closes.diff(opens, 'minute') : 0;
  const open = `Open for ${Math.floor(minutes / 60)} h ${minutes % 60} min`;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <SingleInputTimeRangeField
        label="Recycling center, Tuesday"
        value={hours}
        onChange={setHours}
        helperText={minutes > 0 ? open : 'Enter the opening and the closing time.'}
        sx={{ width: '100%', maxWidth: 320 }}
      />
    </LocalizationProvider>
  );
}
