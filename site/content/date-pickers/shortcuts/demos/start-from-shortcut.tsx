import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { layout } from './layout';

const today = dayjs('2026-10-12T00:00');
const items = [
  { id: 'tonight', label: 'Tonight', getValue: () => today.hour(20) },
  { id: 'tomorrow', label: 'Tomorrow morning', getValue: () => today.add(1, 'day').hour(8) },
  { id: 'weekend', label: 'Weekend', getValue: () => today.day(6).hour(10) },
];

export default function StartFromShortcut() {
  const [source, setSource] = useState('');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 300 }}>
        <DateTimePicker
          label="Send the reminder"
          referenceDate={today}
          onChange={(_value, { shortcut }) => setSource(shortcut?.label ?? 'another choice')}
          slotProps={{ shortcuts: { items, changeImportance: 'set' }, layout }}
        />
        <Typography role="status">
          {source ? `Set by: ${source}` : 'No reminder is set.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
