import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

export default function DoseStates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 300 }}>
        <TimeField label="Second dose" defaultValue={dayjs('2026-03-17T14:00')} clearable />
        <TimeField
          label="First dose"
          defaultValue={dayjs('2026-03-17T08:00')}
          readOnly
          helperText="Given by the night shift"
        />
        <TimeField label="Third dose" disabled variant="filled" size="small" />
      </Stack>
    </LocalizationProvider>
  );
}
