import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';

const weeks = ['W 1', 'W 2', 'W 3', 'W 4', 'W 5', 'W 6', 'W 7', 'W 8'];
const dashed = { strokeDasharray: '5 5' };
const leftToRight = { direction: 'ltr' } as const;

export default function ReferenceLines() {
  return (
    <LineChart
      aria-label="Average waiting time; it fell below 20 minutes with online booking"
      height={280}
      xAxis={[{ data: weeks, scaleType: 'point' }]}
      yAxis={[{ label: 'Minutes', min: 0 }]}
      series={[{ label: 'Waiting time', data: [34, 31, 35, 32, 30, 27, 18, 15] }]}
      hideLegend
    >
      <ChartsReferenceLine
        x="W 4"
        label="Online booking"
        labelAlign="end"
        labelStyle={leftToRight}
        lineStyle={dashed}
      />
      <ChartsReferenceLine
        y={20}
        label="Goal: 20 min"
        labelAlign="start"
        labelStyle={leftToRight}
      />
    </LineChart>
  );
}
