import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import { dates, dayText, energy } from './data';

export default function EnergyYear() {
  return (
    <LineChartPro
      aria-label="Energy of a building for each day of a year, in kWh"
      height={280}
      showToolbar
      xAxis={[
        {
          id: 'day',
          data: dates,
          scaleType: 'utc',
          domainLimit: 'strict',
          valueFormatter: dayText,
          zoom: true,
        },
      ]}
      initialZoom={[{ axisId: 'day', start: 0, end: 50 }]}
      series={[{ data: energy, label: 'Energy, kWh', showMark: false, curve: 'linear' }]}
    />
  );
}
