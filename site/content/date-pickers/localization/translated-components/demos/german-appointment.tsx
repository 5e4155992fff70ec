import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import 'dayjs/locale/de';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { deDE } from '@mui/x-date-pickers/locales';

const words = deDE.components.MuiLocalizationProvider.defaultProps.localeText;

export default function GermanAppointment() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="de" localeText={words}>
      <Stack lang="de" spacing={3} sx={{ width: '100%', maxWidth: 300 }}>
        <DateTimePicker label="Termin" defaultValue={dayjs('2026-03-17T14:30')} />
        <DateTimePicker label="Ersatztermin" referenceDate={dayjs('2026-03-24T14:30')} />
      </Stack>
    </LocalizationProvider>
  );
}
