import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';

const target = 50;
const weeks = ['Week 1', 'Week 2', 'Week 3', 'Week 4', 'Week 5', 'Week 6'];

export default function WithTarget() {
  return (
    <BarChart
      aria-label="Blood donations per week against a target of 50"
      height={280}
      xAxis={[{ data: weeks }]}
      yAxis={[
        {
          label: 'Donations',
          colorMap: {
            type: 'piecewise',
            thresholds: [target],
            colors: ['#90a4ae', '#2e9e5b'],
          },
        },
      ]}
      series={[{ data: [38, 47, 52, 44, 61, 57], label: 'Donations' }]}
      hideLegend
    >
      <ChartsReferenceLine
        y={target}
        label={`Target: ${target}`}
        labelAlign="start"
        labelStyle={{ direction: 'ltr' }}
        lineStyle={{ strokeDasharray: '6 4' }}
      />
    </BarChart>
  );
}
