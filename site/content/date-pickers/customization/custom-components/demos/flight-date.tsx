import FlightIcon from '@mui/icons-material/FlightTakeoff';
import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function FlightDate() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ width: '100%', maxWidth: 300 }}>
        <DatePicker
          label="Departure"
          defaultValue={dayjs('2026-07-03')}
          slots={{ openPickerIcon: FlightIcon }}
          slotProps={{
            openPickerIcon: { color: 'primary' },
            textField: { size: 'small', helperText: 'Flights leave every day.' },
            actionBar: { actions: ['today', 'clear'] },
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
