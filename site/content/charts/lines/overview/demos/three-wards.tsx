import { LineChart } from '@mui/x-charts/LineChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

export default function ThreeWards() {
  return (
    <LineChart
      aria-label="Occupied beds on three wards through one week"
      height={280}
      xAxis={[{ data: days, scaleType: 'point' }]}
      yAxis={[{ label: 'Occupied beds', min: 0 }]}
      series={[
        { data: [27, 29, 31, 30, 28, 24, 23], label: 'Ward 2A' },
        { data: [18, 17, 19, 22, 24, 21, 19], label: 'Ward 2B', shape: 'square' },
        { data: [9, 11, 10, 12, 11, 8, 7], label: 'Ward 3A', shape: 'triangle' },
      ]}
      grid={{ horizontal: true }}
    />
  );
}
