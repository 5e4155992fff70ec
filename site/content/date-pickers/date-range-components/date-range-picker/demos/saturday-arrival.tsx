import { useState } from 'react';
import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const saturday = 6;

export default function SaturdayArrival() {
  const [stay, setStay] = useState<DateRange<dayjs.Dayjs>>([
    dayjs('2026-07-11'),
    dayjs('2026-07-18'),
  ]);
  const [arrival, departure] = stay;
  const short = arrival && departure && departure.diff(arrival, 'day') < 7;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ width: '100%', maxWidth: 320 }}>
        <DateRangePicker
          label="Houseboat"
          value={stay}
          onChange={setStay}
          minDate={dayjs('2026-05-01')}
          maxDate={dayjs('2026-09-30')}
          shouldDisableDate={(day, position) => position === 'start' && day.day() !== saturday}
          slotProps={{
            textField: {
              ...(short && { error: true }),
              helperText: short ? 'At least seven nights.' : 'Arrival on Saturdays.',
            },
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
