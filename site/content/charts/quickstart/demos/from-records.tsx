import { BarChart } from '@mui/x-charts/BarChart';
import { parcels } from './data';

export default function FromRecords() {
  return (
    <BarChart
      aria-label="Parcels received and delivered, by day"
      height={280}
      dataset={parcels}
      xAxis={[{ dataKey: 'day' }]}
      series={[
        { dataKey: 'received', label: 'Received' },
        { dataKey: 'delivered', label: 'Delivered' },
      ]}
    />
  );
}
