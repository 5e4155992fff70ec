import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import useMediaQuery from '@mui/material/useMediaQuery';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { narrowRange } from './data.ts';

const sales: [dayjs.Dayjs, dayjs.Dayjs] = [dayjs('2026-02-16'), dayjs('2026-02-22')];

export default function SeveralMonths() {
  const [position, setPosition] = useState<1 | 2>(2);
  const wide = useMediaQuery('(min-width: 900px)');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'center', width: '100%' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={position}
          onChange={(_event, next: 1 | 2 | null) => setPosition(next ?? position)}
          aria-label="Position of the current month"
        >
          <ToggleButton value={1}>Look ahead</ToggleButton>
          <ToggleButton value={2}>Look back</ToggleButton>
        </ToggleButtonGroup>
        <DateRangeCalendar
          key={position}
          calendars={wide ? 2 : 1}
          currentMonthCalendarPosition={wide ? position : 1}
          defaultValue={sales}
          sx={narrowRange}
        />
      </Stack>
    </LocalizationProvider>
  );
}
