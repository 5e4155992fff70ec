import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiInputTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputTimeRangeField';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';

export default function TwoInputs() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ width: '100%', maxWidth: 460 }}>
        <TimeRangePicker
          defaultValue={[dayjs('2026-07-04T18:00'), dayjs('2026-07-04T20:15')]}
          slots={{ field: MultiInputTimeRangeField }}
          localeText={{ start: 'Doors open', end: 'Concert starts' }}
        />
      </Box>
    </LocalizationProvider>
  );
}
