import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';

const weeks = ['W 31', 'W 32', 'W 33', 'W 34', 'W 35'];

export default function StockMoves() {
  return (
    <BarChart
      aria-label="Pallets in and out of the warehouse, by week"
      height={260}
      xAxis={[{ data: weeks }]}
      yAxis={[{ label: 'Pallets' }]}
      series={[
        { label: 'In', data: [64, 58, 71, 49, 66], stack: 'moves' },
        { label: 'Out', data: [-52, -61, -55, -63, -48], stack: 'moves' },
      ]}
    >
      <ChartsReferenceLine y={0} />
    </BarChart>
  );
}
