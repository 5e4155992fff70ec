import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DeliveryDay() {
  const [day, setDay] = useState<dayjs.Dayjs | null>(dayjs('2026-03-17'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'center' }}>
        <DatePicker
          label="Deliver the washing machine"
          value={day}
          onChange={setDay}
          sx={{ width: 280 }}
        />
        <Typography role="status">
          {day?.isValid() ? `We deliver on ${day.format('dddd, MMMM D')}.` : 'Choose a day.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
