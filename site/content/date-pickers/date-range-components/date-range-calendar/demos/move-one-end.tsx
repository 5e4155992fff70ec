import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import type { DateRange, RangePosition } from '@mui/x-date-pickers-pro/models';
import { narrowRange } from './data.ts';

export default function MoveOneEnd() {
  const [cruise, setCruise] = useState<DateRange<dayjs.Dayjs>>([
    dayjs('2026-05-08'),
    dayjs('2026-05-15'),
  ]);
  const [end, setEnd] = useState<RangePosition>('start');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'center', width: '100%' }}>
        <ToggleButtonGroup
          exclusive
          value={end}
          onChange={(_event, next: RangePosition | null) => setEnd(next ?? end)}
          aria-label="Day to change"
        >
          <ToggleButton value="start">Embark: {cruise[0]?.format('MMM D')}</ToggleButton>
          <ToggleButton value="end">Return: {cruise[1]?.format('MMM D') ?? '…'}</ToggleButton>
        </ToggleButtonGroup>
        <DateRangeCalendar
          calendars={1}
          value={cruise}
          onChange={setCruise}
          rangePosition={end}
          onRangePositionChange={setEnd}
          disableDragEditing
          sx={narrowRange}
        />
      </Stack>
    </LocalizationProvider>
  );
}
