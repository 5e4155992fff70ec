import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';

export default function TwoInputs() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ width: '100%', maxWidth: 460 }}>
        <DateRangePicker
          defaultValue={[dayjs('2026-08-03'), dayjs('2026-08-10')]}
          slots={{ field: MultiInputDateRangeField }}
          localeText={{ start: 'Van from', end: 'Van until' }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
