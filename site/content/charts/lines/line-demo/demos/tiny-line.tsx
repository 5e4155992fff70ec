import { LineChart } from '@mui/x-charts/LineChart';

const hours = [8, 9, 10, 11, 12, 13, 14, 15, 16];

export default function TinyLine() {
  return (
    <LineChart
      aria-label="Visitors in the reading room by hour, highest at 11"
      width={180}
      height={64}
      margin={6}
      hideLegend
      xAxis={[{ data: hours, position: 'none', valueFormatter: (hour: number) => `${hour}:00` }]}
      yAxis={[{ position: 'none' }]}
      series={[{ label: 'Visitors', data: [4, 12, 31, 38, 22, 19, 27, 24, 9], showMark: false }]}
    />
  );
}
