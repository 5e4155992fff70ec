import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const balance = [-310, -240, -60, 120, 260, 330, 340, 280, 130, -40, -220, -300];

export default function PlusAndMinus() {
  return (
    <BarChart
      aria-label="Power fed into the grid minus power drawn from it, by month"
      height={280}
      xAxis={[{ data: months }]}
      yAxis={[
        {
          label: 'kWh',
          width: 56,
          colorMap: { type: 'piecewise', thresholds: [0], colors: ['#ed6c02', '#2e9e5b'] },
        },
      ]}
      series={[{ label: 'Balance', data: balance, valueFormatter: (value) => `${value ?? 0} kWh` }]}
      hideLegend
    >
      <ChartsReferenceLine y={0} />
    </BarChart>
  );
}
