import { LineChart } from '@mui/x-charts/LineChart';
import { parcels } from './data';

export default function SameDataLine() {
  return (
    <LineChart
      aria-label="Parcels that stayed overnight, by day"
      height={240}
      dataset={parcels}
      xAxis={[{ dataKey: 'day', scaleType: 'point' }]}
      yAxis={[{ label: 'Parcels' }]}
      series={[{ dataKey: 'waiting', label: 'Waiting overnight' }]}
      grid={{ horizontal: true }}
    />
  );
}
