import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { layout } from './layout';

const invoiced = dayjs('2026-03-17');
const terms = [
  { label: 'In 14 days', getValue: () => invoiced.add(14, 'day') },
  { label: 'In 30 days', getValue: () => invoiced.add(30, 'day') },
  { label: 'End of next month', getValue: () => invoiced.add(1, 'month').endOf('month') },
  { label: 'No due date', getValue: () => null },
];

export default function PaymentTerms() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Payment due"
        defaultValue={invoiced.add(14, 'day')}
        slotProps={{ shortcuts: { items: terms }, layout }}
        sx={{ width: '100%', maxWidth: 300 }}
      />
    </LocalizationProvider>
  );
}
