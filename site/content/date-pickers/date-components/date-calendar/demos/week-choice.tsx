import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function WeekChoice() {
  const [day, setDay] = useState<dayjs.Dayjs | null>(dayjs('2026-08-12'));
  const [hovered, setHovered] = useState<dayjs.Dayjs | null>(null);

  function weekStyle(date: dayjs.Dayjs) {
    if (day?.isSame(date, 'week'))
      return { bgcolor: 'primary.main', color: 'primary.contrastText' };
    return hovered?.isSame(date, 'week') ? { bgcolor: 'action.hover' } : {};
  }

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ alignItems: 'center', width: '100%' }}>
        <DateCalendar
          value={day}
          onChange={setDay}
          showDaysOutsideCurrentMonth
          sx={{ width: '100%', maxWidth: 320 }}
          slotProps={{
            day: (owner) => ({
              disableMargin: true,
              sx: { borderRadius: 0, width: 40, ...weekStyle(owner.day) },
              onMouseEnter: () => setHovered(owner.day),
              onMouseLeave: () => setHovered(null),
            }),
          }}
        />
        <Typography role="status">
          Camp week: {day?.startOf('week').format('MMM D')} to {day?.endOf('week').format('MMM D')}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
