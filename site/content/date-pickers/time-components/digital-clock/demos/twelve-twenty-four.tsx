import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';

const lastTrain = dayjs('2026-03-17T23:40');

export default function TwelveTwentyFour() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" useFlexGap spacing={4} sx={{ flexWrap: 'wrap' }}>
        <Stack spacing={1} sx={{ width: 200 }}>
          <Typography>12 hours</Typography>
          <MultiSectionDigitalClock ampm defaultValue={lastTrain} />
        </Stack>
        <Stack spacing={1} sx={{ width: 200 }}>
          <Typography>24 hours</Typography>
          <MultiSectionDigitalClock ampm={false} defaultValue={lastTrain} />
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
