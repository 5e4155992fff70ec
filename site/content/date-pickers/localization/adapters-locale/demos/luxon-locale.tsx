import { DateTime } from 'luxon';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function LuxonLocale() {
  return (
    <LocalizationProvider dateAdapter={AdapterLuxon} adapterLocale="pl">
      <DatePicker
        label="Termin wizyty"
        defaultValue={DateTime.local(2026, 11, 3)}
        sx={{ width: '100%', maxWidth: 300 }}
      />
    </LocalizationProvider>
  );
}
