import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';

const loan: [dayjs.Dayjs, dayjs.Dayjs] = [dayjs('2026-09-14'), dayjs('2027-01-10')];

export default function PickerStates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DateRangePicker
          label="Painting on loan"
          defaultValue={loan}
          slotProps={{ field: { clearable: true } }}
        />
        <DateRangePicker label="Sculpture on loan" defaultValue={loan} readOnly />
        <DateRangePicker label="Returned drawing" defaultValue={loan} disabled />
      </Stack>
    </LocalizationProvider>
  );
}
