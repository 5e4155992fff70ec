import { LineChart } from '@mui/x-charts/LineChart';

const minutes = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90];

export default function SingleArea() {
  return (
    <LineChart
      aria-label="Altitude on a hiking trail, highest after 50 minutes"
      height={260}
      xAxis={[{ data: minutes, domainLimit: 'strict', label: 'Minutes' }]}
      yAxis={[{ label: 'Altitude (m)', width: 60 }]}
      series={[
        {
          label: 'Altitude',
          data: [420, 510, 640, 790, 960, 1080, 990, 820, 640, 470],
          area: true,
          showMark: false,
        },
      ]}
      hideLegend
    />
  );
}
