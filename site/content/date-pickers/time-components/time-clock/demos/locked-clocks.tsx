import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

const kickoff = dayjs('2026-03-17T16:00');

export default function LockedClocks() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ width: '100%', flexWrap: 'wrap' }}>
        <Stack sx={{ width: 320, maxWidth: '100%' }}>
          <Typography align="center">Read-only</Typography>
          <TimeClock readOnly ampm={false} defaultValue={kickoff} sx={{ width: '100%' }} />
        </Stack>
        <Stack sx={{ width: 320, maxWidth: '100%' }}>
          <Typography align="center">Disabled</Typography>
          <TimeClock disabled ampm={false} defaultValue={kickoff} sx={{ width: '100%' }} />
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
