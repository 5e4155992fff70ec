import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';

const seasons = ['Spring', 'Summer', 'Fall', 'Winter'];
const euros = (value: number | null) => `€${Math.abs(value ?? 0)}k`;

const series = [
  { label: 'Tickets', data: [84, 61, 112, 128], stack: 'all', valueFormatter: euros },
  { label: 'Grants', data: [40, 40, 40, 40], stack: 'all', valueFormatter: euros },
  { label: 'Salaries', data: [-72, -58, -80, -86], stack: 'all', valueFormatter: euros },
  { label: 'Stage sets', data: [-31, -12, -44, -27], stack: 'all', valueFormatter: euros },
];

export default function StackedBySign() {
  return (
    <BarChart
      aria-label="Theater income and expenses by season, in thousands of euros"
      height={300}
      xAxis={[{ data: seasons }]}
      yAxis={[{ width: 50, valueFormatter: euros }]}
      series={series}
    >
      <ChartsReferenceLine y={0} />
    </BarChart>
  );
}
