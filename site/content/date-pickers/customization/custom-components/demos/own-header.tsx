import KeyboardDoubleArrowLeft from '@mui/icons-material/KeyboardDoubleArrowLeft';
import KeyboardDoubleArrowRight from '@mui/icons-material/KeyboardDoubleArrowRight';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersCalendarHeaderProps } from '@mui/x-date-pickers/PickersCalendarHeader';

// #region
function YearArrows({ currentMonth, onMonthChange, labelId }: PickersCalendarHeaderProps) {
  const { direction } = useTheme();
  const buttons = [
    { label: 'Previous year', Icon: KeyboardDoubleArrowLeft, months: -12 },
    { label: 'Previous month', Icon: ChevronLeft, months: -1 },
    { label: 'Next month', Icon: ChevronRight, months: 1 },
    { label: 'Next year', Icon: KeyboardDoubleArrowRight, months: 12 },
  ].map(({ label, Icon, months }) => (
    <IconButton
      key={label}
      size="small"
      aria-label={label}
      onClick={() => onMonthChange(currentMonth.add(months, 'month'))}
      sx={{ transform: direction === 'rtl' ? 'scaleX(-1)' : undefined }}
    >
      <Icon />
    </IconButton>
  ));

  return (
    <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', p: 2 }}>
      <span>{buttons.slice(0, 2)}</span>
      <Typography id={labelId} aria-live="polite">
        {currentMonth.format('MMMM YYYY')}
      </Typography>
      <span>{buttons.slice(2)}</span>
    </Stack>
  );
}
// #endregion

export default function OwnHeader() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2026-01-15')}
        slots={{ calendarHeader: YearArrows }}
        sx={{ maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
