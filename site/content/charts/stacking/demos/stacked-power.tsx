import { BarChart } from '@mui/x-charts/BarChart';
import { sources, years } from './data';

export default function StackedPower() {
  return (
    <BarChart
      aria-label="Electricity of an island by source; wind passed coal in 2023"
      height={280}
      xAxis={[{ data: years }]}
      yAxis={[{ label: 'Electricity (GWh)' }]}
      series={sources.map((source) => ({ ...source, stack: 'total' }))}
    />
  );
}
