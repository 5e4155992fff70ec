import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';

const times = [9, 11, 14, 16].map((hour) => ({
  label: `${hour}:00`,
  getValue: () => dayjs('2026-09-09').hour(hour),
}));

const shortcutsAtEnd = {
  [`& .${pickersLayoutClasses.shortcuts}`]: { gridColumn: 4, gridRow: 2 },
  [`& .${pickersLayoutClasses.actionBar}`]: { gridColumn: '1 / 5' },
};

export default function ShortcutsAtEnd() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Parent-teacher meeting"
        defaultValue={dayjs('2026-09-09T11:00')}
        ampm={false}
        slotProps={{
          shortcuts: { items: times, changeImportance: 'set' },
          layout: { sx: shortcutsAtEnd },
        }}
        sx={{ width: '100%', maxWidth: 300 }}
      />
    </LocalizationProvider>
  );
}
