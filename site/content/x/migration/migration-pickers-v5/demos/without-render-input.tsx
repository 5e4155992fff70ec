import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function WithoutRenderInput() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Annual inspection"
        defaultValue={dayjs('2026-10-19')}
        format="DD.MM.YYYY"
        slotProps={{ textField: { helperText: 'Once a year', size: 'small' } }}
        sx={{ width: '100%', maxWidth: 300 }}
      />
    </LocalizationProvider>
  );
}
