import { useState } from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const text = (value: dayjs.Dayjs | null) => value?.format('MMM D, h:mm A') ?? 'null';

export default function EventLog() {
  const [events, setEvents] = useState<string[]>([]);
  const add = (event: string) => setEvents((before) => [...before, event].slice(-8));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 340 }}>
        <DateTimePicker
          label="Telescope time"
          defaultValue={dayjs('2026-03-17T21:00')}
          onOpen={() => add('onOpen')}
          onViewChange={(view) => add(`onViewChange: ${view}`)}
          onChange={(value) => add(`onChange: ${text(value)}`)}
          onAccept={(value) => add(`onAccept: ${text(value)}`)}
          onClose={() => add('onClose')}
        />
        <Typography color="text.secondary">
          {events.length === 0 ? 'No events yet' : 'Last events'}
        </Typography>
        <Box
          component="ol"
          aria-label="Last events"
          sx={{ minHeight: 216, m: 0, pl: 3, typography: 'body2', lineHeight: '26px' }}
        >
          {events.map((event, index) => (
            <li key={index}>{event}</li>
          ))}
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
