import { useState } from 'react';
import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';

const firstDay = dayjs('2026-03-18');
const lastDay = dayjs('2026-04-30');

function messageFor(error: DateValidationError): string {
  switch (error) {
    case null:
      return 'Monday to Saturday, until the end of April';
    case 'minDate':
      return `We deliver from ${firstDay.format('MMMM D')}.`;
    case 'maxDate':
      return `Choose a day before ${lastDay.add(1, 'day').format('MMMM D')}.`;
    case 'shouldDisableDate':
      return 'We do not deliver on Sundays.';
    default:
      return 'This day does not exist.';
  }
}

export default function ExplainError() {
  const [error, setError] = useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ width: '100%', maxWidth: 320 }}>
        <DatePicker
          label="Deliver the plants on"
          defaultValue={dayjs('2026-03-21')}
          minDate={firstDay}
          maxDate={lastDay}
          shouldDisableDate={(day) => day.day() === 0}
          onError={setError}
          slotProps={{ textField: { helperText: messageFor(error) } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
