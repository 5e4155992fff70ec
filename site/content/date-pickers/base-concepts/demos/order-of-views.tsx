import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function OrderOfViews() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: '100%', maxWidth: 300 }}>
        <DatePicker
          label="Contract since"
          defaultValue={dayjs('2014-10-01')}
          views={['year', 'month', 'day']}
          openTo="year"
        />
        <DatePicker
          label="Report for"
          defaultValue={dayjs('2026-02-01')}
          views={['year', 'month']}
          openTo="month"
        />
      </Stack>
    </LocalizationProvider>
  );
}
