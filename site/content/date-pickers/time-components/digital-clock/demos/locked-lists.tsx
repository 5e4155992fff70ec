import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';

const rehearsal = dayjs('2026-03-17T18:00');

export default function LockedLists() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" useFlexGap spacing={4} sx={{ flexWrap: 'wrap' }}>
        <Stack spacing={1} sx={{ width: 200 }}>
          <Typography>Read-only</Typography>
          <DigitalClock readOnly defaultValue={rehearsal} />
        </Stack>
        <Stack spacing={1} sx={{ width: 200 }}>
          <Typography>Disabled</Typography>
          <MultiSectionDigitalClock disabled defaultValue={rehearsal} />
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
