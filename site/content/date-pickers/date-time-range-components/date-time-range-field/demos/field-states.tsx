import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';

const vote: [dayjs.Dayjs, dayjs.Dayjs] = [dayjs('2026-09-26T08:00'), dayjs('2026-09-27T18:00')];

export default function FieldStates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 440 }}>
        <SingleInputDateTimeRangeField
          label="Next vote"
          defaultValue={vote}
          clearable
          size="small"
        />
        <SingleInputDateTimeRangeField label="Current vote" defaultValue={vote} readOnly />
        <SingleInputDateTimeRangeField label="Runoff" disabled variant="filled" />
      </Stack>
    </LocalizationProvider>
  );
}
