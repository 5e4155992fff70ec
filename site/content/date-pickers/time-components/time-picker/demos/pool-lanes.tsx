import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const schoolHours = [10, 11, 14];

export default function PoolLanes() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ width: '100%', maxWidth: 300 }}>
        <TimePicker
          label="Reserve a lane from"
          defaultValue={dayjs('2026-03-17T16:00')}
          ampm={false}
          timeSteps={{ minutes: 15 }}
          minTime={dayjs('2026-03-17T09:00')}
          maxTime={dayjs('2026-03-17T20:00')}
          shouldDisableTime={(time, view) => view === 'hours' && schoolHours.includes(time.hour())}
          slotProps={{ textField: { helperText: 'Schools have the pool at 10, 11 and 14.' } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
