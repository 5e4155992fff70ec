import { ScatterChart } from '@mui/x-charts/ScatterChart';

const days = [
  { id: 'Jan 12', x: -4, y: 96 },
  { id: 'Jan 20', x: -1, y: 88 },
  { id: 'Feb 3', x: 1, y: 79 },
  { id: 'Feb 17', x: 3, y: 80 },
  { id: 'Mar 4', x: 6, y: 61 },
  { id: 'Mar 19', x: 8, y: 57 },
  { id: 'Apr 2', x: 10, y: 43 },
  { id: 'Apr 16', x: 12, y: 39 },
  { id: 'Apr 29', x: 13, y: 62 },
  { id: 'May 7', x: 16, y: 21 },
  { id: 'May 21', x: 19, y: 12 },
];

export default function HeatingNeed() {
  return (
    <ScatterChart
      aria-label="Outdoor temperature and heating of a school, by day"
      height={280}
      xAxis={[{ label: 'Outdoor temperature (°C)', min: -6, max: 22 }]}
      yAxis={[{ label: 'Heating (kWh)', min: 0, max: 100 }]}
      series={[
        {
          data: days,
          label: 'Day',
          valueFormatter: (day) => (day ? `${day.id}: ${day.x} °C, ${day.y} kWh` : ''),
        },
      ]}
      hideLegend
    />
  );
}
