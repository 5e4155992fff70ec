import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const sample = dayjs('2026-03-17T08:20');

export default function PickerStates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DateTimePicker
          label="Next sample"
          defaultValue={sample}
          slotProps={{ field: { clearable: true }, textField: { size: 'small' } }}
        />
        <DateTimePicker label="Sample taken" defaultValue={sample} readOnly />
        <DateTimePicker label="Sample discarded" defaultValue={null} disabled />
      </Stack>
    </LocalizationProvider>
  );
}
