import 'dayjs/locale/de';
import 'dayjs/locale/en-gb';
import 'dayjs/locale/sv';
import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const locales = ['en', 'en-gb', 'de', 'sv'];

export default function DayjsLocales() {
  const [locale, setLocale] = useState('en');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={locale}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Locale"
          value={locale}
          onChange={(_event, next: string | null) => setLocale(next ?? locale)}
        >
          {locales.map((code) => (
            <ToggleButton key={code} value={code}>
              {code}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <DateTimePicker label="Ferry departure" defaultValue={dayjs('2026-08-09T14:30')} />
      </Stack>
    </LocalizationProvider>
  );
}
