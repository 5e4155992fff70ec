import { createContext, useContext, useState } from 'react';
import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';
import dayjs, { type Dayjs } from 'dayjs';

const Tours = createContext<readonly number[]>([]);

function TourDay(props: PickersDayProps) {
  const tours = useContext(Tours);
  const hasTour = !props.outsideCurrentMonth && tours.includes(props.day.date());

  return (
    <Badge variant="dot" color="primary" overlap="circular" invisible={!hasTour}>
      <PickersDay {...props} />
    </Badge>
  );
}

const slots = { day: TourDay };

export default function TourDays() {
  const [date, setDate] = useState<Dayjs | null>(dayjs('2026-03-12'));
  const [tours, setTours] = useState([4, 11, 18]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Tours.Provider value={tours}>
        <Stack sx={{ alignItems: 'flex-start', maxWidth: '100%', overflowX: 'auto' }}>
          <DateCalendar aria-label="Tours" value={date} onChange={setDate} slots={slots} />
          <Button disabled={!date} onClick={() => date && setTours([...tours, date.date()])}>
            Add a tour on this day
          </Button>
        </Stack>
      </Tours.Provider>
    </LocalizationProvider>
  );
}
