import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const lent = dayjs('2026-03-17');
const terms = [
  { label: 'One week', getValue: () => lent.add(1, 'week') },
  { label: 'Four weeks', getValue: () => lent.add(4, 'week') },
  { label: 'End of term', getValue: () => dayjs('2026-07-10') },
  { label: 'No date', getValue: () => null },
];

export default function ReturnShortcuts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ width: '100%', maxWidth: 300 }}>
        <DatePicker
          label="Return the microscope by"
          defaultValue={lent.add(1, 'week')}
          minDate={lent}
          slotProps={{ shortcuts: { items: terms } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
