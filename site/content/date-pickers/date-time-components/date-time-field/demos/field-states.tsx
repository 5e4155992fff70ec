import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const release = dayjs('2026-10-01T08:00');

export default function FieldStates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DateTimeField label="Publish at" defaultValue={release} clearable size="small" />
        <DateTimeField label="Drafted at" defaultValue={release} readOnly variant="filled" />
        <DateTimeField label="Deleted at" defaultValue={null} disabled variant="standard" />
      </Stack>
    </LocalizationProvider>
  );
}
