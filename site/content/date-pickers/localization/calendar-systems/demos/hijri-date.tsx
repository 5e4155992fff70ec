import './arabic-locale.ts';
import { AdapterMomentHijri } from '@mui/x-date-pickers/AdapterMomentHijri';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const adapter = new AdapterMomentHijri();

export default function HijriDate() {
  return (
    <LocalizationProvider
      dateAdapter={AdapterMomentHijri}
      dateFormats={{ fullDate: 'iD iMMMM iYYYY' }}
    >
      <DatePicker
        label="Eid al-Fitr"
        defaultValue={adapter.date('2026-03-20')}
        minDate={adapter.date('1938-01-01')}
        maxDate={adapter.date('2075-12-31')}
        sx={{ width: '100%', maxWidth: 300 }}
      />
    </LocalizationProvider>
  );
}
