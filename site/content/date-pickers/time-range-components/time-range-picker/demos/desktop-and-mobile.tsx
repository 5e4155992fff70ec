import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DesktopTimeRangePicker } from '@mui/x-date-pickers-pro/DesktopTimeRangePicker';
import { MobileTimeRangePicker } from '@mui/x-date-pickers-pro/MobileTimeRangePicker';

const opening: [dayjs.Dayjs, dayjs.Dayjs] = [dayjs('2026-05-09T09:00'), dayjs('2026-05-09T17:30')];

export default function DesktopAndMobile() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DesktopTimeRangePicker label="Opening hours (desktop)" defaultValue={opening} />
        <MobileTimeRangePicker label="Opening hours (mobile)" defaultValue={opening} />
      </Stack>
    </LocalizationProvider>
  );
}
