import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function LeaveRequest() {
  const [sent, setSent] = useState('nothing yet');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        component="form"
        spacing={2}
        sx={{ width: '100%', maxWidth: 300 }}
        onSubmit={(event) => {
          event.preventDefault();
          setSent(`day=${new FormData(event.currentTarget).get('day')}`);
        }}
      >
        <DatePicker label="Day off" name="day" defaultValue={dayjs('2026-03-17')} />
        <Button type="submit" variant="contained">
          Request
        </Button>
        <Typography role="status">Sent: {sent}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
