import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function PassportBirthday() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ width: '100%', maxWidth: 300 }}>
        <DatePicker
          label="Date of birth, as in the passport"
          defaultValue={dayjs('1988-11-02')}
          format="D MMMM YYYY"
          views={['year', 'month', 'day']}
          openTo="year"
          yearsOrder="desc"
          maxDate={dayjs('2026-03-17')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
