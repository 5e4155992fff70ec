import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ActionButtons() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 300 }}>
        <DatePicker
          label="Renewal"
          defaultValue={dayjs('2026-11-02')}
          slotProps={{ actionBar: { actions: ['clear', 'today'] } }}
        />
        <DateTimePicker
          label="Inspection"
          defaultValue={dayjs('2026-11-02T09:00')}
          slotProps={{
            actionBar: ({ pickerVariant }) => ({
              actions: pickerVariant === 'desktop' ? ['accept'] : ['cancel', 'nextOrAccept'],
            }),
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
