import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';

const festival: [dayjs.Dayjs, dayjs.Dayjs] = [dayjs('2026-07-10T16:00'), dayjs('2026-07-12T23:30')];

export default function RangeFields() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 420 }}>
        <SingleInputDateRangeField label="Festival days" defaultValue={festival} />
        <SingleInputTimeRangeField label="Gates open each day" defaultValue={festival} />
        <SingleInputDateTimeRangeField label="Road closed" defaultValue={festival} />
      </Stack>
    </LocalizationProvider>
  );
}
