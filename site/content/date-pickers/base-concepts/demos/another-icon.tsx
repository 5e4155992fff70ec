import EventAvailableIcon from '@mui/icons-material/EventAvailable';
import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function AnotherIcon() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ width: '100%', maxWidth: 300 }}>
        <DatePicker
          label="Table booked for"
          defaultValue={dayjs('2026-03-20')}
          slots={{ openPickerIcon: EventAvailableIcon }}
          slotProps={{
            field: { openPickerButtonPosition: 'start' },
            openPickerButton: { color: 'primary' },
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
