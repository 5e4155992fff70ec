import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import {
  MultiInputDateTimeRangeField,
  type MultiInputDateTimeRangeFieldProps,
} from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';

/** Two inputs: below each other on narrow screens, side by side on wide ones. */
function StackedField(props: MultiInputDateTimeRangeFieldProps<true>) {
  return <MultiInputDateTimeRangeField {...props} direction={{ xs: 'column', sm: 'row' }} />;
}

export default function TwoInputs() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ width: '100%', maxWidth: 560 }}>
        <DateTimeRangePicker
          defaultValue={[dayjs('2026-08-21T14:00'), dayjs('2026-08-23T11:00')]}
          slots={{ field: StackedField }}
          localeText={{ start: 'Check-in', end: 'Check-out' }}
        />
      </Box>
    </LocalizationProvider>
  );
}
