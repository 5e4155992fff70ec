import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

export default function OpenEnd() {
  const [job, setJob] = useState<DateRange<dayjs.Dayjs>>([dayjs('2024-02-01'), null]);
  const [start, end] = job;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <SingleInputDateRangeField label="Employed" value={job} onChange={setJob} clearable />
        <Typography role="status">{wordsFor(start, end)}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}

function wordsFor(start: dayjs.Dayjs | null, end: dayjs.Dayjs | null): string {
  if (!start?.isValid()) return 'Enter the first day.';
  return end?.isValid()
    ? `${end.diff(start, 'month')} months`
    : `Since ${start.format('MMMM YYYY')}`;
}
