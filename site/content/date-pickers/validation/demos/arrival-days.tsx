import { useState } from 'react';
import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { DateRangeValidationError } from '@mui/x-date-pickers-pro/models';

export default function ArrivalDays() {
  const [[start, end], setError] = useState<DateRangeValidationError>([null, null]);
  const wrong = start ? 'Arrive on a Saturday.' : end && 'Leave on a Saturday or a Sunday.';

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ width: '100%', maxWidth: 320 }}>
        <DateRangePicker
          label="Vacation cottage"
          defaultValue={[dayjs('2026-07-04'), dayjs('2026-07-11')]}
          // #region
          shouldDisableDate={(day, position) =>
            position === 'start' ? day.day() !== 6 : day.day() % 6 !== 0
          }
          onError={setError}
          // #endregion
          slotProps={{ textField: { helperText: wrong ?? 'Saturday to Saturday or Sunday' } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
