import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';

const at = (time: string) => dayjs(`2026-03-17T${time}`);

const shortcuts: PickersShortcutsItem<DateRange<dayjs.Dayjs>>[] = [
  { label: 'Morning', getValue: () => [at('08:00'), at('12:00')] },
  { label: 'Afternoon', getValue: () => [at('13:00'), at('17:00')] },
  { label: 'Whole day', getValue: () => [at('08:00'), at('17:00')] },
];

export default function HalfDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeRangePicker
        label="Home visit by the technician"
        slotProps={{ shortcuts: { items: shortcuts } }}
        sx={{ width: '100%', maxWidth: 320 }}
      />
    </LocalizationProvider>
  );
}
