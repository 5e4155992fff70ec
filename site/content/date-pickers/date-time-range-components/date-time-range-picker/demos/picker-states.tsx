import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';

const sale: [dayjs.Dayjs, dayjs.Dayjs] = [dayjs('2026-11-27T00:00'), dayjs('2026-11-30T23:59')];

export default function PickerStates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 440 }}>
        <DateTimeRangePicker
          label="Next sale"
          defaultValue={sale}
          slotProps={{ field: { clearable: true }, textField: { size: 'small' } }}
        />
        <DateTimeRangePicker label="Current sale" defaultValue={sale} readOnly />
        <DateTimeRangePicker label="Canceled sale" defaultValue={sale} disabled />
      </Stack>
    </LocalizationProvider>
  );
}
