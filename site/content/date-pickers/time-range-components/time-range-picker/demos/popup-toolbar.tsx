import EventSeatIcon from '@mui/icons-material/EventSeatOutlined';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';

export default function PopupToolbar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeRangePicker
        label="Desk reservation"
        defaultValue={[dayjs('2026-11-11T09:00'), dayjs('2026-11-11T13:00')]}
        slotProps={{
          toolbar: { hidden: false },
          tabs: { hidden: false, timeIcon: <EventSeatIcon /> },
        }}
        localeText={{ toolbarTitle: 'When do you need the desk?', start: 'Arrive', end: 'Leave' }}
        sx={{ width: '100%', maxWidth: 320 }}
      />
    </LocalizationProvider>
  );
}
