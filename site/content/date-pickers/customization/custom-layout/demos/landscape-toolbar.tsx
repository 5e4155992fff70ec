import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';

const premiere = dayjs('2026-10-24');
// Keeps the toolbar next to the calendar from right to left.
const firstColumn = { [`& .${pickersLayoutClasses.toolbar}`]: { gridColumn: 1 } };

export default function LandscapeToolbar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 300 }}>
        <MobileDatePicker label="Portrait" orientation="portrait" defaultValue={premiere} />
        <MobileDatePicker
          label="Landscape"
          orientation="landscape"
          defaultValue={premiere}
          slotProps={{ layout: { sx: firstColumn } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
