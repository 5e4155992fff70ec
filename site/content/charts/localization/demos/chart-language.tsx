import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';

const texts = {
  English: { loading: 'Loading data…', noData: 'No data to display' },
  Deutsch: { loading: 'Daten werden geladen …', noData: 'Keine Daten vorhanden' },
  Español: { loading: 'Cargando datos…', noData: 'No hay datos' },
};
type Language = keyof typeof texts;
const languages: Language[] = ['English', 'Deutsch', 'Español'];

export default function ChartLanguage() {
  const [language, setLanguage] = useState<Language>('Deutsch');
  const [loading, setLoading] = useState(false);

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Language"
          value={language}
          onChange={(_event, value: Language | null) => setLanguage(value ?? language)}
        >
          {languages.map((name) => (
            <ToggleButton key={name} value={name}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <FormControlLabel
          control={<Switch checked={loading} onChange={(_event, on) => setLoading(on)} />}
          label="Loading"
        />
      </Stack>
      {/* #region */}
      <BarChart
        aria-label="Concert tickets sold, no data yet"
        height={200}
        loading={loading}
        localeText={texts[language]}
        xAxis={[{ data: [] }]}
        series={[{ data: [] }]}
      />
      {/* #endregion */}
    </Box>
  );
}
