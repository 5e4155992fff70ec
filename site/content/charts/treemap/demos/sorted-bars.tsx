import { BarChart } from '@mui/x-charts/BarChart';
import { folders } from './data';

export default function SortedBars() {
  return (
    <BarChart
      aria-label="Disk space by folder in gigabytes; videos take 182"
      height={280}
      layout="horizontal"
      yAxis={[{ data: folders.map(({ name }) => name), width: 64 }]}
      xAxis={[{ label: 'Gigabytes' }]}
      series={[{ data: folders.map(({ value }) => value) }]}
    />
  );
}
