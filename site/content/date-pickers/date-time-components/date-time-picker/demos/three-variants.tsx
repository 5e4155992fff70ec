import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDateTimePicker } from '@mui/x-date-pickers/DesktopDateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDateTimePicker } from '@mui/x-date-pickers/MobileDateTimePicker';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';
import { narrowPicker } from './data.ts';

const departure = dayjs('2026-06-12T07:45');

export default function ThreeVariants() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 340 }}>
        <DesktopDateTimePicker label="Departure (desktop)" defaultValue={departure} />
        <MobileDateTimePicker label="Departure (mobile)" defaultValue={departure} />
        <StaticDateTimePicker defaultValue={departure} sx={narrowPicker} />
      </Stack>
    </LocalizationProvider>
  );
}
