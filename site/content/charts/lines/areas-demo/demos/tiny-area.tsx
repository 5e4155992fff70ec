import { LineChart } from '@mui/x-charts/LineChart';

const weeks = [1, 2, 3, 4, 5, 6, 7, 8];
const orders = [38, 44, 41, 52, 60, 57, 71, 83];

export default function TinyArea() {
  return (
    <LineChart
      aria-label="Bakery orders per week, rising from 38 to 83"
      width={180}
      height={64}
      margin={{ top: 4, bottom: 0, left: 0, right: 0 }}
      hideLegend
      xAxis={[{ data: weeks, position: 'none', domainLimit: 'strict' }]}
      yAxis={[{ position: 'none' }]}
      series={[{ label: 'Orders', data: orders, area: true, baseline: 'min', showMark: false }]}
    />
  );
}
