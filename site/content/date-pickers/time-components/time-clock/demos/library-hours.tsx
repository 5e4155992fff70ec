import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

export default function LibraryHours() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeClock
        ampm={false}
        showViewSwitcher
        defaultValue={dayjs('2026-03-17T10:00')}
        minTime={dayjs('2026-03-17T09:00')}
        maxTime={dayjs('2026-03-17T18:30')}
        minutesStep={10}
        shouldDisableTime={(time, view) => view === 'hours' && time.hour() === 12}
        sx={{ width: '100%', maxWidth: 320 }}
      />
    </LocalizationProvider>
  );
}
