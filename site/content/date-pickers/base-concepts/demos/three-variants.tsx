import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';

const departure = dayjs('2026-03-17');

export default function ThreeVariants() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: '100%', maxWidth: 300 }}>
        <DesktopDatePicker label="Ferry, always a popup" defaultValue={departure} />
        <MobileDatePicker label="Ferry, always a dialog" defaultValue={departure} />
        <DatePicker
          label="Ferry, by the window"
          defaultValue={departure}
          desktopModeMediaQuery="@media (min-width: 720px)"
        />
      </Stack>
    </LocalizationProvider>
  );
}
