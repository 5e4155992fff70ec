import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const premiere = dayjs('2026-06-19');

export default function LockedCalendars() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        direction="row"
        useFlexGap
        spacing={2}
        sx={{ width: '100%', flexWrap: 'wrap', justifyContent: 'center' }}
      >
        <Stack sx={{ width: 320, maxWidth: '100%' }}>
          <Typography align="center">Read-only</Typography>
          <DateCalendar readOnly defaultValue={premiere} sx={{ width: '100%' }} />
        </Stack>
        <Stack sx={{ width: 320, maxWidth: '100%' }}>
          <Typography align="center">Disabled</Typography>
          <DateCalendar disabled defaultValue={premiere} sx={{ width: '100%' }} />
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
