import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const taken = [9, 11, 14];
const isTaken = (time: dayjs.Dayjs) =>
  time.hour() < 9 || time.hour() > 15 || taken.includes(time.hour());

export default function BookAppointment() {
  const [day, setDay] = useState(dayjs('2026-03-17T10:00'));
  const [time, setTime] = useState<dayjs.Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ alignItems: 'center', width: '100%' }}>
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ alignItems: 'center' }}>
          <DateCalendar
            value={day}
            onChange={(next) => {
              setDay(next ?? day);
              setTime(null);
            }}
            minDate={dayjs('2026-03-16')}
            maxDate={dayjs('2026-04-30')}
            shouldDisableDate={(date) => date.day() === 0 || date.day() === 6}
            disableHighlightToday
            sx={{ width: 280 }}
          />
          <DigitalClock
            value={time}
            onChange={setTime}
            referenceDate={day}
            timeStep={30}
            shouldDisableTime={isTaken}
            skipDisabled
            sx={{ width: 120, maxHeight: 300 }}
          />
        </Stack>
        <Typography role="status">
          {time
            ? `Eye test: ${day.format('MMMM D')}, ${time.format('h:mm A')}`
            : `Choose a time on ${day.format('MMMM D')}.`}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
