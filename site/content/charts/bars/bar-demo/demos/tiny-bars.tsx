import { BarChart } from '@mui/x-charts/BarChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

export default function TinyBars() {
  return (
    <BarChart
      aria-label="Podcast downloads per day, highest on Thursday"
      width={160}
      height={56}
      margin={0}
      hideLegend
      xAxis={[{ data: days, position: 'none' }]}
      yAxis={[{ position: 'none' }]}
      series={[{ label: 'Downloads', data: [420, 510, 480, 760, 640, 310, 280] }]}
    />
  );
}
