import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import dayjs from 'dayjs';
import 'dayjs/locale/fr';
import 'dayjs/locale/zh-cn';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { enUS, frFR, zhCN } from '@mui/x-date-pickers/locales';

const languages = [
  { code: 'en', name: 'English', header: 'MMMM YYYY', words: enUS },
  { code: 'fr', name: 'Français', header: 'MMMM YYYY', words: frFR },
  { code: 'zh-cn', name: '简体中文', header: 'YYYY年M月', words: zhCN },
];

export default function ChooseLanguage() {
  const [code, setCode] = useState('fr');
  const chosen = languages.find((language) => language.code === code);
  const words = (chosen?.words ?? enUS).components.MuiLocalizationProvider.defaultProps.localeText;

  return (
    <Stack spacing={2} sx={{ alignItems: 'center', width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Language of the calendar"
        value={code}
        onChange={(_event, next: string | null) => setCode(next ?? code)}
      >
        {languages.map((language) => (
          <ToggleButton key={language.code} value={language.code} lang={language.code}>
            {language.name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={code} localeText={words}>
        <Stack lang={code} sx={{ width: '100%', maxWidth: 320 }}>
          <DateCalendar
            key={code}
            defaultValue={dayjs('2026-03-17')}
            disableHighlightToday
            slotProps={{ calendarHeader: { format: chosen?.header } }}
            sx={{ width: '100%', maxWidth: 320 }}
          />
        </Stack>
      </LocalizationProvider>
    </Stack>
  );
}
