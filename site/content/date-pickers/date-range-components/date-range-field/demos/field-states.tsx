import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';

const lease: [dayjs.Dayjs, dayjs.Dayjs] = [dayjs('2026-03-01'), dayjs('2028-02-29')];

export default function FieldStates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <SingleInputDateRangeField label="New lease" defaultValue={lease} clearable size="small" />
        <SingleInputDateRangeField label="Current lease" defaultValue={lease} readOnly />
        <SingleInputDateRangeField label="Sublease" disabled variant="filled" />
      </Stack>
    </LocalizationProvider>
  );
}
