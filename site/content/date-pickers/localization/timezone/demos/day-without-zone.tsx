import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

dayjs.extend(utc);
dayjs.extend(timezone);

const hired = dayjs.tz('2026-09-01T00:00', 'Asia/Tokyo');

export default function DayWithoutZone() {
  const [day, setDay] = useState<dayjs.Dayjs | null>(hired);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 340 }}>
        <DatePicker label="First day of work (Tokyo)" value={day} onChange={setDay} />
        {day?.isValid() && (
          <Typography role="status" sx={{ overflowWrap: 'anywhere' }}>
            Wrong: {day.toISOString()}
            <br />
            Right: {day.format('YYYY-MM-DD')}
          </Typography>
        )}
      </Stack>
    </LocalizationProvider>
  );
}
