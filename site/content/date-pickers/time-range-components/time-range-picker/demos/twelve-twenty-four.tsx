import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';

const service: [dayjs.Dayjs, dayjs.Dayjs] = [dayjs('2026-04-01T05:10'), dayjs('2026-04-01T23:40')];

export default function TwelveTwentyFour() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <TimeRangePicker label="Tram service" defaultValue={service} />
        <TimeRangePicker label="Tram service, 12 hours" ampm defaultValue={service} />
        <TimeRangePicker label="Tram service, 24 hours" ampm={false} defaultValue={service} />
      </Stack>
    </LocalizationProvider>
  );
}
