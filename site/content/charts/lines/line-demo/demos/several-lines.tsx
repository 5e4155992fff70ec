import { LineChart } from '@mui/x-charts/LineChart';

const lessons = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

export default function SeveralLines() {
  return (
    <LineChart
      aria-label="Minutes of practice per day, for three music students"
      height={280}
      xAxis={[{ data: lessons, scaleType: 'point' }]}
      yAxis={[{ label: 'Minutes' }]}
      series={[
        { label: 'Violin', data: [35, 40, 20, 45, 50] },
        { label: 'Piano', data: [25, 30, 30, 15, 40] },
        { label: 'Flute', data: [20, 10, 25, 30, 20] },
      ]}
      grid={{ horizontal: true }}
    />
  );
}
