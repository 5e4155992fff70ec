import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import { days, trips } from './data';

export default function ZoomToolbar() {
  return (
    <BarChartPro
      aria-label="Scooter trips on 90 days"
      height={260}
      showToolbar
      xAxis={[{ id: 'day', data: days, zoom: true }]}
      initialZoom={[{ axisId: 'day', start: 0, end: 60 }]}
      series={[{ data: trips, label: 'Trips' }]}
    />
  );
}
