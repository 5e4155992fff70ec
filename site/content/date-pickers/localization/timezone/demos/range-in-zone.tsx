import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';

dayjs.extend(utc);
dayjs.extend(timezone);

const zone = 'Asia/Tokyo';

export default function RangeInZone() {
  const [[start, end], setStay] = useState<[dayjs.Dayjs | null, dayjs.Dayjs | null]>([
    dayjs.tz('2026-10-05', zone),
    dayjs.tz('2026-10-09', zone),
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DateRangePicker
          label="Stay in Tokyo"
          timezone={zone}
          value={[start, end]}
          onChange={setStay}
        />
        <Typography role="status">
          {start?.isValid() && end?.isValid()
            ? `${start.toISOString()} to ${end.toISOString()}`
            : 'no stay'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
