import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function SeasonLimits() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: '100%', maxWidth: 300 }}>
        <DatePicker
          label="Open-air cinema"
          defaultValue={dayjs('2026-06-19')}
          minDate={dayjs('2026-06-01')}
          maxDate={dayjs('2026-08-31')}
        />
        <DatePicker
          label="Already closed for the winter"
          defaultValue={dayjs('2026-11-06')}
          minDate={dayjs('2026-06-01')}
          maxDate={dayjs('2026-08-31')}
          slotProps={{ textField: { helperText: 'Open from June to August.' } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
