import Stack from '@mui/material/Stack';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { listeners } from './data';

const thousands = (value: number | null) => (value === null ? 'No data' : `${value}k listeners`);

export default function TooltipAndHighlight() {
  const shared = {
    data: listeners,
    height: 72,
    width: 200,
    valueFormatter: thousands,
    showTooltip: true,
    showHighlight: true,
  };

  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 4 }}>
      <SparkLineChart aria-label="Listeners as a line" {...shared} />
      <SparkLineChart aria-label="Listeners as bars" plotType="bar" {...shared} />
    </Stack>
  );
}
