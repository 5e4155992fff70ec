import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const exhibition: DateRange<dayjs.Dayjs> = [dayjs('2026-04-02'), dayjs('2026-06-28')];

export default function OneCalendar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: '100%', maxWidth: 320 }}>
        <DateRangePicker label="Exhibition, one month" defaultValue={exhibition} calendars={1} />
        <DateRangePicker
          label="Exhibition, the month before too"
          defaultValue={exhibition}
          calendars={2}
          currentMonthCalendarPosition={2}
        />
      </Stack>
    </LocalizationProvider>
  );
}
