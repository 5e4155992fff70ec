import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';

const assigned = dayjs('2026-03-17');

const shortcuts: PickersShortcutsItem<dayjs.Dayjs | null>[] = [
  { label: 'Friday', getValue: () => assigned.day(5) },
  { label: 'In a week', getValue: () => assigned.add(1, 'week') },
  { label: 'End of month', getValue: () => assigned.endOf('month') },
];

export default function TaskDeadline() {
  const [due, setDue] = useState<dayjs.Dayjs | null>(assigned.add(1, 'week'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 300 }}>
        <DatePicker
          label="Due date"
          value={due}
          onChange={setDue}
          minDate={assigned}
          slotProps={{ shortcuts: { items: shortcuts }, field: { clearable: true } }}
        />
        <Typography role="status">
          {due?.isValid() ? `Due at the end of ${due.format('dddd, MMMM D')}` : 'No deadline'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
