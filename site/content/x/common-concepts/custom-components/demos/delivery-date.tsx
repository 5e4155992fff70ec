import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function DeliveryDate() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Delivery"
        defaultValue={dayjs('2026-03-12')}
        slotProps={{
          textField: { size: 'small', helperText: 'Before noon' },
          actionBar: { actions: ['clear', 'accept'] },
          openPickerButton: { color: 'primary' },
        }}
      />
    </LocalizationProvider>
  );
}
