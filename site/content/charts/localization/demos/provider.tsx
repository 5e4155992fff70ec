import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsLocalizationProvider } from '@mui/x-charts/ChartsLocalizationProvider';
import { frFR } from '@mui/x-charts/locales';
import { PieChart } from '@mui/x-charts/PieChart';

const french = frFR.components.MuiChartsLocalizationProvider.defaultProps.localeText;

export default function Provider() {
  return (
    <ChartsLocalizationProvider localeText={french}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, '& > *': { flexBasis: 240 } }}>
        <BarChart
          aria-label="Ventes, en cours de chargement"
          width={240}
          height={180}
          loading
          series={[]}
        />
        <PieChart aria-label="Régions, sans données" width={240} height={180} series={[]} />
      </Stack>
    </ChartsLocalizationProvider>
  );
}
