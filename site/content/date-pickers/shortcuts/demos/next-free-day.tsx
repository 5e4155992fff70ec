import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import { layout } from './layout';

const today = dayjs('2026-07-01');
const closed = new Set(['2026-07-02', '2026-07-03', '2026-07-06']);
const isClosed = (day: dayjs.Dayjs) =>
  day.day() === 0 || day.day() === 6 || closed.has(day.format('YYYY-MM-DD'));

const shortcuts: PickersShortcutsItem<dayjs.Dayjs | null>[] = [
  {
    label: 'Next free day',
    getValue: ({ isValid }) => {
      for (let days = 1; days <= 60; days += 1) {
        const day = today.add(days, 'day');
        if (isValid(day)) return day;
      }
      return null;
    },
  },
  { label: 'In a week', getValue: () => today.add(1, 'week') },
  { label: 'On Independence Day', getValue: () => dayjs('2026-07-04') },
];

export default function NextFreeDay() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Dentist appointment"
        referenceDate={today}
        minDate={today}
        shouldDisableDate={isClosed}
        slotProps={{ shortcuts: { items: shortcuts }, layout }}
        sx={{ width: '100%', maxWidth: 300 }}
      />
    </LocalizationProvider>
  );
}
