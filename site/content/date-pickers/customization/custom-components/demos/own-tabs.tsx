import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import type { DateTimePickerTabsProps } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDateTimePicker } from '@mui/x-date-pickers/MobileDateTimePicker';
import { usePickerContext } from '@mui/x-date-pickers/hooks';

// #region
function DayTimeSwitch({ className }: DateTimePickerTabsProps) {
  const { view, setView } = usePickerContext();
  const part = view === 'year' || view === 'day' ? 'day' : 'hours';

  return (
    <Box className={className} sx={{ p: 2, pb: 0 }}>
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="small"
        color="primary"
        aria-label="Part of the appointment"
        value={part}
        onChange={(_event, next: 'day' | 'hours' | null) => next && setView(next)}
      >
        <ToggleButton value="day">Day</ToggleButton>
        <ToggleButton value="hours">Time</ToggleButton>
      </ToggleButtonGroup>
    </Box>
  );
}
// #endregion

export default function OwnTabs() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MobileDateTimePicker
        label="Haircut"
        defaultValue={dayjs('2026-05-06T15:00')}
        slots={{ tabs: DayTimeSwitch }}
        sx={{ width: '100%', maxWidth: 300 }}
      />
    </LocalizationProvider>
  );
}
