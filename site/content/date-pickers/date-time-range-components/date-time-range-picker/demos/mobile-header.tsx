import DirectionsBoatIcon from '@mui/icons-material/DirectionsBoatOutlined';
import ScheduleIcon from '@mui/icons-material/ScheduleOutlined';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDateTimeRangePicker } from '@mui/x-date-pickers-pro/MobileDateTimeRangePicker';

export default function MobileHeader() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MobileDateTimeRangePicker
        label="Berth for the sailboat"
        defaultValue={[dayjs('2026-07-18T17:00'), dayjs('2026-07-21T09:00')]}
        slotProps={{
          tabs: { dateIcon: <DirectionsBoatIcon />, timeIcon: <ScheduleIcon /> },
          toolbar: { toolbarFormat: 'ddd, MMM D' },
        }}
        localeText={{
          start: 'Arrival',
          end: 'Departure',
          startDate: 'Day of arrival',
          startTime: 'Time of arrival',
          endDate: 'Day of departure',
          endTime: 'Time of departure',
        }}
        sx={{ width: '100%', maxWidth: 440 }}
      />
    </LocalizationProvider>
  );
}
