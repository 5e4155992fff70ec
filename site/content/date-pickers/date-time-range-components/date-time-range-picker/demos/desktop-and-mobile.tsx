import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DesktopDateTimeRangePicker } from '@mui/x-date-pickers-pro/DesktopDateTimeRangePicker';
import { MobileDateTimeRangePicker } from '@mui/x-date-pickers-pro/MobileDateTimeRangePicker';

const hackathon: [dayjs.Dayjs, dayjs.Dayjs] = [
  dayjs('2026-10-16T18:00'),
  dayjs('2026-10-18T15:00'),
];

export default function DesktopAndMobile() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 440 }}>
        <DesktopDateTimeRangePicker label="Hackathon (desktop)" defaultValue={hackathon} />
        <MobileDateTimeRangePicker label="Hackathon (mobile)" defaultValue={hackathon} />
      </Stack>
    </LocalizationProvider>
  );
}
