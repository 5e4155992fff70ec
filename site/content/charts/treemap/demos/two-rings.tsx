import { PieChart } from '@mui/x-charts/PieChart';
import { budget } from './data';

const colors = ['#1e88e5', '#43a047', '#fb8c00'];

export default function TwoRings() {
  return (
    <PieChart
      aria-label="Budget of a town; education is more than half of it"
      height={300}
      hideLegend
      series={[
        {
          outerRadius: '55%',
          data: budget.map(({ name, parts }, index) => ({
            label: name,
            value: parts.reduce((sum, { value }) => sum + value, 0),
            color: colors[index] ?? 'gray',
          })),
        },
        {
          innerRadius: '58%',
          data: budget.flatMap(({ name, parts }, index) =>
            parts.map((part, position) => ({
              label: `${name}: ${part.name}`,
              value: part.value,
              color: `color-mix(in srgb, ${colors[index]} ${85 - position * 20}%, white)`,
            })),
          ),
        },
      ]}
    />
  );
}
