import './persian-locale.ts';
import { AdapterMomentJalaali } from '@mui/x-date-pickers/AdapterMomentJalaali';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { faIR } from '@mui/x-date-pickers/locales';

const { localeText } = faIR.components.MuiLocalizationProvider.defaultProps;

export default function JalaliTranslated() {
  return (
    <LocalizationProvider
      dateAdapter={AdapterMomentJalaali}
      dateFormats={{ fullDate: 'jD jMMMM jYYYY' }}
      localeText={localeText}
    >
      <DateTimePicker
        label="زمان تحویل"
        ampm={false}
        defaultValue={new AdapterMomentJalaali().date('2026-03-21T14:30')}
        sx={{ width: '100%', maxWidth: 300 }}
      />
    </LocalizationProvider>
  );
}
