import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { orders } from './data';

export default function DeliveryDay() {
  const [day, setDay] = useState<dayjs.Dayjs | null>(dayjs('2025-05-16'));
  const due = orders.filter((order) => day?.isSame(order.due, 'day'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'center' }}>
        <DatePicker label="Day of delivery" value={day} onChange={setDay} />
        <Typography role="status">Orders due: {due.length}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
