import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import { dates, dayText, energy } from './data';

export default function ZoomSlider() {
  return (
    <LineChartPro
      aria-label="Energy of a building by day, in kWh; shown are March to May"
      height={300}
      hideLegend
      xAxis={[
        {
          id: 'day',
          data: dates,
          scaleType: 'utc',
          domainLimit: 'strict',
          valueFormatter: dayText,
          zoom: { slider: { enabled: true } },
        },
      ]}
      initialZoom={[{ axisId: 'day', start: 16, end: 41 }]}
      series={[{ data: energy, label: 'Energy, kWh', showMark: false, area: true }]}
    />
  );
}
