import useMediaQuery from '@mui/material/useMediaQuery';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';
import { narrowPicker } from './data.ts';

export default function LandscapeKiosk() {
  const wide = useMediaQuery('(min-width: 900px)');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDateTimePicker
        orientation={wide ? 'landscape' : 'portrait'}
        defaultValue={dayjs('2026-09-18T20:15')}
        sx={narrowPicker}
      />
    </LocalizationProvider>
  );
}
