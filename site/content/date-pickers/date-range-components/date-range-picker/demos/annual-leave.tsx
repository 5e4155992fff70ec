import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

export default function AnnualLeave() {
  const [leave, setLeave] = useState<DateRange<dayjs.Dayjs>>([
    dayjs('2026-07-06'),
    dayjs('2026-07-17'),
  ]);
  const [first, last] = leave;
  const days = first && last ? last.diff(first, 'day') + 1 : NaN;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DateRangePicker label="Annual leave" value={leave} onChange={setLeave} />
        <Typography role="status">
          {days > 0 ? `Calendar days: ${days}` : 'Choose the first and the last day.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
