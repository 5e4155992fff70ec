import { LineChart } from '@mui/x-charts/LineChart';

const days = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

export default function MissingValues() {
  return (
    <LineChart
      aria-label="River level; the upper gauge misses days 4 and 5, the lower 7 and 8"
      height={280}
      xAxis={[{ data: days, scaleType: 'point', label: 'Day' }]}
      yAxis={[{ label: 'Meters', min: 0 }]}
      series={[
        {
          label: 'Upper gauge',
          data: [2.1, 2.3, 2.2, null, null, 2.9, 2.7, 2.5, 2.4, 2.3],
        },
        {
          label: 'Lower gauge, connected',
          data: [1.2, 1.3, 1.3, 1.4, 1.8, 2.0, null, null, 1.5, 1.4],
          connectNulls: true,
        },
      ]}
    />
  );
}
