import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import { layout } from './layout';

const day = dayjs('2026-06-01');
const shifts = [
  { label: 'Early shift', getValue: () => day.hour(6) },
  { label: 'Day shift', getValue: () => day.hour(9).minute(30) },
  { label: 'Late shift', getValue: () => day.hour(14) },
];

export default function ShiftTimes() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker
        label="Work starts at"
        defaultValue={day.hour(8)}
        slotProps={{ shortcuts: { items: shifts }, layout }}
        sx={{ width: '100%', maxWidth: 300 }}
      />
    </LocalizationProvider>
  );
}
