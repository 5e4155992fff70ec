import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export default function BookTable() {
  const [day, setDay] = useState<dayjs.Dayjs | null>(dayjs('2026-03-20'));
  const [time, setTime] = useState<dayjs.Dayjs | null>(dayjs('2026-03-20T19:30'));
  const [sent, setSent] = useState('');

  function book() {
    setSent(JSON.stringify({ day: day?.format('YYYY-MM-DD'), time: time?.format('HH:mm') }));
  }

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 300 }}>
        <DatePicker label="Evening" value={day} onChange={setDay} />
        <TimePicker label="Table from" value={time} onChange={setTime} />
        <Button variant="contained" disabled={!day?.isValid() || !time?.isValid()} onClick={book}>
          Book the table
        </Button>
        <Typography role="status">{sent ? `Sent: ${sent}` : 'Nothing sent yet'}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
