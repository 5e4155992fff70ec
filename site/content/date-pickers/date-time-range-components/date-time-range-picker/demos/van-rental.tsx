import { useState } from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

export default function VanRental() {
  const [rental, setRental] = useState<DateRange<dayjs.Dayjs>>([
    dayjs('2026-05-08T16:00'),
    dayjs('2026-05-10T10:00'),
  ]);
  const [pickup, drop] = rental;
  const hours = pickup?.isValid() && drop?.isValid() ? drop.diff(pickup, 'hour') : 0;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeRangePicker
        label="Pickup and return"
        value={rental}
        onChange={setRental}
        slotProps={{
          textField: {
            helperText: hours > 0 ? `${hours} hours, $${hours * 9}` : 'Choose both ends.',
          },
        }}
        sx={{ width: '100%', maxWidth: 440 }}
      />
    </LocalizationProvider>
  );
}
