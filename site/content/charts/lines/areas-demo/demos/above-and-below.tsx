import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';

const weeks = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

export default function AboveAndBelow() {
  return (
    <LineChart
      aria-label="Cash balance of a café by week; below zero from week 4 to 6"
      height={280}
      xAxis={[{ data: weeks, domainLimit: 'strict', label: 'Week', tickMinStep: 1 }]}
      yAxis={[
        {
          width: 60,
          valueFormatter: (value: number) => `${value < 0 ? '−' : ''}€${Math.abs(value)}`,
          colorMap: { type: 'piecewise', thresholds: [0], colors: ['#d84315', '#2e9e5b'] },
        },
      ]}
      series={[
        {
          label: 'Balance',
          data: [820, 640, 210, -150, -320, -90, 240, 510, 760, 930],
          area: true,
          showMark: false,
        },
      ]}
      hideLegend
    >
      <ChartsReferenceLine y={0} />
    </LineChart>
  );
}
