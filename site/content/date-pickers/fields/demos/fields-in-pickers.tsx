import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';

export default function FieldsInPickers() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 420 }}>
        <DatePicker
          label="Vaccination (clearable)"
          defaultValue={dayjs('2026-03-12')}
          slotProps={{ field: { clearable: true } }}
        />
        <DatePicker
          label="Check-up (choose only)"
          defaultValue={dayjs('2026-06-18')}
          slotProps={{ field: { readOnly: true } }}
        />
        <DateRangePicker
          localeText={{ start: 'Quarantine from', end: 'Quarantine until' }}
          defaultValue={[dayjs('2026-02-02'), dayjs('2026-02-16')]}
          slots={{ field: MultiInputDateRangeField }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
