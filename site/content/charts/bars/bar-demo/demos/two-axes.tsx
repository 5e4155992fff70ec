import { BarChart } from '@mui/x-charts/BarChart';

const festivals = [
  { year: '2021', visitors: 8200, revenue: 310 },
  { year: '2022', visitors: 14600, revenue: 590 },
  { year: '2023', visitors: 17900, revenue: 760 },
  { year: '2024', visitors: 19300, revenue: 880 },
];

export default function TwoAxes() {
  return (
    <BarChart
      aria-label="Festival visitors and revenue by year"
      height={300}
      dataset={festivals}
      xAxis={[{ dataKey: 'year' }]}
      yAxis={[
        { id: 'visitors', label: 'Visitors', width: 68 },
        { id: 'revenue', label: 'Revenue (€ thousand)', position: 'right', width: 68 },
      ]}
      series={[
        { dataKey: 'visitors', label: 'Visitors', yAxisId: 'visitors' },
        { dataKey: 'revenue', label: 'Revenue', yAxisId: 'revenue' },
      ]}
    />
  );
}
