import 'dayjs/locale/ja';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function HeaderFormat() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="ja">
      <DateCalendar
        defaultValue={dayjs('2026-05-08')}
        slotProps={{ calendarHeader: { format: 'YYYY年M月' } }}
        sx={{ maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
