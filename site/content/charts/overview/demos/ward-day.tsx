import { LineChart } from '@mui/x-charts/LineChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';

const hours = [0, 3, 6, 9, 12, 15, 18, 21, 24];

export default function WardDay() {
  return (
    <LineChart
      aria-label="Occupied beds on ward 3A through one day, with 32 beds in all"
      height={260}
      xAxis={[{ data: hours, min: 0, max: 24, valueFormatter: (hour: number) => `${hour}:00` }]}
      yAxis={[{ min: 0, max: 40 }]}
      series={[{ data: [27, 26, 26, 29, 31, 24, 25, 28, 27], label: 'Occupied beds', area: true }]}
    >
      <ChartsReferenceLine y={32} label="All beds" />
    </LineChart>
  );
}
