import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';

const reading: [dayjs.Dayjs, dayjs.Dayjs] = [dayjs('2026-02-06T15:00'), dayjs('2026-02-06T16:30')];

export default function PickerStates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <TimeRangePicker
          label="Story hour"
          defaultValue={reading}
          slotProps={{ field: { clearable: true }, textField: { size: 'small' } }}
        />
        <TimeRangePicker label="Homework help" defaultValue={reading} readOnly />
        <TimeRangePicker label="Book club (canceled)" defaultValue={reading} disabled />
      </Stack>
    </LocalizationProvider>
  );
}
