import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { narrowRange } from './data.ts';

const exams: [dayjs.Dayjs, dayjs.Dayjs] = [dayjs('2026-06-08'), dayjs('2026-06-19')];

export default function LockedRanges() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap', maxWidth: '100%' }}>
        <Stack sx={{ maxWidth: '100%' }}>
          <Typography align="center">Read-only</Typography>
          <DateRangeCalendar readOnly calendars={1} defaultValue={exams} sx={narrowRange} />
        </Stack>
        <Stack sx={{ maxWidth: '100%' }}>
          <Typography align="center">Disabled</Typography>
          <DateRangeCalendar disabled calendars={1} defaultValue={exams} sx={narrowRange} />
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
