import { LineChart } from '@mui/x-charts/LineChart';

const hours = [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24];
const uses = [
  { label: 'Cooling', data: [40, 38, 36, 38, 52, 66, 78, 84, 82, 70, 58, 48, 42] },
  { label: 'Machines', data: [12, 12, 12, 20, 64, 72, 60, 70, 66, 34, 16, 12, 12] },
  { label: 'Light', data: [6, 6, 6, 14, 22, 22, 20, 20, 22, 24, 20, 10, 6] },
];

export default function EnergyAreas() {
  return (
    <LineChart
      aria-label="Power of a workshop through the day, by use"
      height={280}
      xAxis={[{ data: hours, min: 0, max: 24, valueFormatter: (hour: number) => `${hour}:00` }]}
      yAxis={[{ label: 'kW' }]}
      series={uses.map((use) => ({ ...use, area: true, stack: 'power', showMark: false }))}
    />
  );
}
