import { BarChart } from '@mui/x-charts/BarChart';

const wards = [
  { ward: 'Emergency', hours: 5.4 },
  { ward: 'Orthopedics', hours: 3.1 },
  { ward: 'Internal medicine', hours: 2.7 },
  { ward: 'Day surgery', hours: 1.2 },
];

export default function LongNames() {
  return (
    <BarChart
      aria-label="Average wait for a bed in hours, by ward"
      height={220}
      layout="horizontal"
      dataset={wards}
      yAxis={[{ dataKey: 'ward', width: 124 }]}
      xAxis={[{ label: 'Hours' }]}
      series={[{ dataKey: 'hours' }]}
      grid={{ vertical: true }}
    />
  );
}
