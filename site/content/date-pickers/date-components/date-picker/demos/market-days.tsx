import Badge from '@mui/material/Badge';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

const marketDays = ['2026-03-07', '2026-03-14', '2026-03-21', '2026-03-28'];

function MarketDay(props: PickersDayProps) {
  const { day, outsideCurrentMonth } = props;
  const isMarket = !outsideCurrentMonth && marketDays.includes(day.format('YYYY-MM-DD'));

  return (
    <Badge variant="dot" color="secondary" overlap="circular" invisible={!isMarket}>
      <PickersDay {...props} aria-label={isMarket ? `${day.date()}, market day` : undefined} />
    </Badge>
  );
}

// Lets the calendar shrink below its 320 px, down to the width of a small phone.
const narrowCalendar = {
  minWidth: 0,
  maxWidth: '100%',
  gridAutoColumns: 'max-content minmax(0, 1fr) max-content',
  '& .MuiDateCalendar-root': { maxWidth: '100%' },
  '& .MuiBadge-root': { width: 'calc(100% / 7)', maxWidth: 40 },
  '& .MuiDayCalendar-weekDayLabel': { width: 'calc(100% / 7 - 4px)', maxWidth: 36 },
};

export default function MarketDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        defaultValue={dayjs('2026-03-17')}
        displayStaticWrapperAs="desktop"
        disableHighlightToday
        slots={{ day: MarketDay }}
        slotProps={{ actionBar: { actions: [] } }}
        sx={narrowCalendar}
      />
    </LocalizationProvider>
  );
}
