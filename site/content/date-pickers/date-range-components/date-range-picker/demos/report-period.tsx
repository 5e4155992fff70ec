import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const closing = dayjs('2026-03-17');

function monthOf(day: dayjs.Dayjs): DateRange<dayjs.Dayjs> {
  return [day.startOf('month'), day.endOf('month')];
}

const periods = [
  { label: 'This month', getValue: () => monthOf(closing) },
  { label: 'Last month', getValue: () => monthOf(closing.subtract(1, 'month')) },
  { label: 'First quarter', getValue: () => between('2026-01-01', '2026-03-31') },
  { label: 'Whole of 2025', getValue: () => between('2025-01-01', '2025-12-31') },
];

function between(start: string, end: string): DateRange<dayjs.Dayjs> {
  return [dayjs(start), dayjs(end)];
}

export default function ReportPeriod() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ width: '100%', maxWidth: 320 }}>
        <DateRangePicker
          label="Sales report"
          defaultValue={monthOf(closing)}
          calendars={1}
          slotProps={{ shortcuts: { items: periods }, field: { clearable: true } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
