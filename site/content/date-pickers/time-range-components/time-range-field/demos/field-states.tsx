import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';

const tariff: [dayjs.Dayjs, dayjs.Dayjs] = [dayjs('2026-03-17T12:00'), dayjs('2026-03-17T14:00')];

export default function FieldStates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <SingleInputTimeRangeField
          label="Charge the car"
          defaultValue={tariff}
          clearable
          size="small"
        />
        <SingleInputTimeRangeField label="Low tariff" defaultValue={tariff} readOnly />
        <SingleInputTimeRangeField label="Heat pump" disabled variant="filled" />
      </Stack>
    </LocalizationProvider>
  );
}
