import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DesktopToolbar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Garden opens"
        defaultValue={dayjs('2026-04-25')}
        localeText={{ toolbarTitle: 'First day of the season' }}
        slotProps={{
          toolbar: {
            hidden: false,
            toolbarFormat: 'dddd, MMMM D',
            toolbarPlaceholder: 'No day yet',
          },
        }}
        sx={{ width: '100%', maxWidth: 300 }}
      />
    </LocalizationProvider>
  );
}
