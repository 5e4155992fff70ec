import { LineChart } from '@mui/x-charts/LineChart';
import { sources, years } from './data';

export default function StackedAreas() {
  return (
    <LineChart
      aria-label="Electricity of an island by source, growing from 64 to 77 gigawatt hours"
      height={260}
      xAxis={[{ scaleType: 'point', data: years }]}
      series={sources.map((source) => ({
        ...source,
        stack: 'total',
        area: true,
        showMark: false,
      }))}
    />
  );
}
