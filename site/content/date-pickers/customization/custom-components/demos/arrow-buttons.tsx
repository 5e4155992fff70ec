import EastIcon from '@mui/icons-material/East';
import WestIcon from '@mui/icons-material/West';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ArrowButtons() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2026-01-15')}
        slots={{ leftArrowIcon: WestIcon, rightArrowIcon: EastIcon }}
        slotProps={{
          previousIconButton: { size: 'small', color: 'primary' },
          nextIconButton: { size: 'small', color: 'primary' },
        }}
        sx={{ maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
