import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MonthCalendar } from '@mui/x-date-pickers/MonthCalendar';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';

const rounded = { borderRadius: 1, fontWeight: 500 };

export default function MonthAndYearButtons() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <MonthCalendar
          defaultValue={dayjs('2026-03-01')}
          slotProps={{ monthButton: { style: { borderRadius: 4, fontWeight: 500 } } }}
          sx={{ width: '100%' }}
        />
        <YearCalendar
          defaultValue={dayjs('2026-03-01')}
          minDate={dayjs('2021-01-01')}
          maxDate={dayjs('2032-12-31')}
          sx={{ width: '100%', '& .MuiYearCalendar-button': rounded }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
