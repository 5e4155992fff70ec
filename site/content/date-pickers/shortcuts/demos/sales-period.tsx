import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { layout } from './layout';

const today = dayjs('2026-05-20');
const periods: PickersShortcutsItem<DateRange<dayjs.Dayjs>>[] = [
  { label: 'This week', getValue: () => [today.startOf('week'), today.endOf('week')] },
  { label: 'Last 30 days', getValue: () => [today.subtract(29, 'day'), today] },
  { label: 'This month', getValue: () => [today.startOf('month'), today.endOf('month')] },
  { label: 'From today on', getValue: () => [today, null] },
  { label: 'All time', getValue: () => [null, null] },
];

export default function SalesPeriod() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Ticket sales in"
        defaultValue={[today.startOf('month'), today]}
        calendars={1}
        slotProps={{ shortcuts: { items: periods }, layout }}
        sx={{ width: '100%', maxWidth: 320 }}
      />
    </LocalizationProvider>
  );
}
