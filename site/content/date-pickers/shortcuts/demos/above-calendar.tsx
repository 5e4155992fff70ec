import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';

const planted = dayjs('2026-04-18');
const harvest = [
  { label: 'Radish', getValue: () => planted.add(4, 'week') },
  { label: 'Lettuce', getValue: () => planted.add(8, 'week') },
  { label: 'Carrot', getValue: () => planted.add(12, 'week') },
  { label: 'Pumpkin', getValue: () => planted.add(16, 'week') },
];

const shortcutsOnTop = {
  [`& .${pickersLayoutClasses.shortcuts}`]: {
    gridColumn: '1 / 4',
    gridRow: 1,
    display: 'flex',
    flexWrap: 'wrap',
    maxWidth: 320,
    p: 1,
    '& > li': { width: 'auto', p: 0.5 },
  },
  [`& .${pickersLayoutClasses.contentWrapper}`]: { gridColumn: '1 / 4' },
};

export default function AboveCalendar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Harvest reminder"
        defaultValue={planted.add(8, 'week')}
        slotProps={{
          shortcuts: { items: harvest },
          layout: { sx: shortcutsOnTop },
          toolbar: { hidden: true },
        }}
        sx={{ width: '100%', maxWidth: 300 }}
      />
    </LocalizationProvider>
  );
}
