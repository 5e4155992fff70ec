import AlarmIcon from '@mui/icons-material/AlarmOutlined';
import EventIcon from '@mui/icons-material/EventOutlined';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDateTimePicker } from '@mui/x-date-pickers/MobileDateTimePicker';

export default function TabIcons() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MobileDateTimePicker
        label="Take the medication"
        defaultValue={dayjs('2026-02-14T07:30')}
        localeText={{ dateTableLabel: 'Choose the day', timeTableLabel: 'Choose the time' }}
        slotProps={{ tabs: { hidden: false, dateIcon: <EventIcon />, timeIcon: <AlarmIcon /> } }}
        sx={{ width: '100%', maxWidth: 300 }}
      />
    </LocalizationProvider>
  );
}
