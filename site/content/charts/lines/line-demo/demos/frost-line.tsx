import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';

const hours = [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22];

export default function FrostLine() {
  return (
    <LineChart
      aria-label="Temperature in an orchard by hour; below zero from 1:00 to 7:00"
      height={260}
      xAxis={[
        {
          data: hours,
          domainLimit: 'strict',
          valueFormatter: (hour: number) => `${hour}:00`,
        },
      ]}
      yAxis={[
        {
          label: 'Celsius',
          colorMap: { type: 'piecewise', thresholds: [0], colors: ['#2a83c9', '#d2691e'] },
        },
      ]}
      series={[
        { label: 'Temperature', data: [1, -1, -3, -2, 2, 6, 9, 10, 8, 5, 3, 2], showMark: false },
      ]}
      hideLegend
    >
      <ChartsReferenceLine y={0} label="Frost" />
    </LineChart>
  );
}
