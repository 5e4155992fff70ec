import { BarChart } from '@mui/x-charts/BarChart';

const loans = [
  { branch: 'Central', print: 1840, digital: 1210 },
  { branch: 'Riverside', print: 960, digital: 720 },
  { branch: 'Hilltop', print: 540, digital: 610 },
  { branch: 'Station', print: 380, digital: 890 },
];

export default function GroupedBars() {
  return (
    <BarChart
      aria-label="Library loans by branch, print and digital"
      height={280}
      dataset={loans}
      xAxis={[{ dataKey: 'branch' }]}
      yAxis={[{ width: 50 }]}
      series={[
        { dataKey: 'print', label: 'Print' },
        { dataKey: 'digital', label: 'Digital' },
      ]}
      grid={{ horizontal: true }}
    />
  );
}
