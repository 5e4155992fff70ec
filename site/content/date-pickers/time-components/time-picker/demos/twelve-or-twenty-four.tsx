import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const handover = dayjs('2026-03-17T21:45');

export default function TwelveOrTwentyFour() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: '100%', maxWidth: 300 }}>
        <TimePicker label="Ward handover, 12 hours" defaultValue={handover} ampm />
        <TimePicker label="Ward handover, 24 hours" defaultValue={handover} ampm={false} />
      </Stack>
    </LocalizationProvider>
  );
}
