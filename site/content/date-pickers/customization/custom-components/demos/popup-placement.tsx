import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function PopupPlacement() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Boiler serviced on"
        defaultValue={dayjs('2026-01-29')}
        slotProps={{
          popper: { placement: 'top-end' },
          desktopPaper: { elevation: 2, sx: { borderRadius: 4, mb: 1 } },
          mobilePaper: { sx: { borderRadius: 4 } },
        }}
        sx={{ width: '100%', maxWidth: 300 }}
      />
    </LocalizationProvider>
  );
}
