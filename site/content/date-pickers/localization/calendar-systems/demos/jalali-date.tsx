import './persian-locale.ts';
import { AdapterMomentJalaali } from '@mui/x-date-pickers/AdapterMomentJalaali';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const nowruz = new AdapterMomentJalaali().date('2026-03-21');

export default function JalaliDate() {
  return (
    <LocalizationProvider
      dateAdapter={AdapterMomentJalaali}
      dateFormats={{ fullDate: 'jD jMMMM jYYYY' }}
    >
      <DatePicker
        label="Start of the year"
        defaultValue={nowruz}
        sx={{ width: '100%', maxWidth: 300 }}
      />
    </LocalizationProvider>
  );
}
