import { BarChart } from '@mui/x-charts/BarChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

export default function WeeklyLandings() {
  return (
    <BarChart
      height={260}
      skipAnimation
      xAxis={[{ data: days, label: 'Day' }]}
      series={[
        { data: [42, 38, 51, 47, 60], label: 'Cod' },
        { data: [18, 24, 21, 30, 26], label: 'Herring' },
      ]}
    />
  );
}
