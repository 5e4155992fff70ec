import LocalShippingIcon from '@mui/icons-material/LocalShippingOutlined';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const truck = (
  <InputAdornment position="start">
    <LocalShippingIcon />
  </InputAdornment>
);

export default function Adornments() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 300 }}>
        <DatePicker
          label="Delivery"
          defaultValue={dayjs('2026-12-03')}
          slotProps={{ textField: { InputProps: { startAdornment: truck } } }}
        />
        <DatePicker
          label="Pickup"
          defaultValue={dayjs('2026-12-05')}
          slotProps={{ field: { clearable: true, openPickerButtonPosition: 'start' } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
