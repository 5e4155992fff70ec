import ParkIcon from '@mui/icons-material/ParkOutlined';
import HikingIcon from '@mui/icons-material/HikingOutlined';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDateTimePicker } from '@mui/x-date-pickers/MobileDateTimePicker';

export default function CustomTabs() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MobileDateTimePicker
        label="Guided hike"
        defaultValue={dayjs('2026-08-08T09:00')}
        slotProps={{
          tabs: { dateIcon: <ParkIcon />, timeIcon: <HikingIcon /> },
          toolbar: { toolbarFormat: 'ddd, MMM D' },
        }}
        localeText={{
          toolbarTitle: 'When do we hike?',
          dateTableLabel: 'Day of the hike',
          timeTableLabel: 'Start of the hike',
        }}
        sx={{ width: '100%', maxWidth: 320 }}
      />
    </LocalizationProvider>
  );
}
