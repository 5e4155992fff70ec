import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

/** Stands in for a request: the fifth of May is taken. */
function book(day: dayjs.Dayjs | null) {
  return day?.format('MM-DD') === '05-05' ? 'This day was just taken.' : null;
}

export default function ServerAnswer() {
  const [day, setDay] = useState<dayjs.Dayjs | null>(dayjs('2026-05-05'));
  const [answer, setAnswer] = useState<string | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 300 }}>
        <DatePicker
          label="Rent the trailer on"
          value={day}
          onChange={(next) => {
            setDay(next);
            setAnswer(null);
          }}
          slotProps={{
            textField: { helperText: answer ?? 'One day', ...(answer && { error: true }) },
          }}
        />
        <Button variant="contained" onClick={() => setAnswer(book(day))}>
          Book
        </Button>
      </Stack>
    </LocalizationProvider>
  );
}
