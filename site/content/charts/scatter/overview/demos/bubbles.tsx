import { ScatterChart, type ScatterMarkerProps } from '@mui/x-charts/ScatterChart';
import { cities } from './data';

function Bubble({ x, y, color, dataIndex, isHighlighted }: ScatterMarkerProps) {
  const people = cities[dataIndex]?.people ?? 0;

  return (
    <circle
      cx={x}
      cy={y}
      r={10 * Math.sqrt(people)}
      fill={color}
      fillOpacity={isHighlighted ? 0.9 : 0.5}
      stroke={color}
    />
  );
}

export default function Bubbles() {
  return (
    <ScatterChart
      aria-label="Income and life expectancy of seven cities; bubbles show the population"
      height={300}
      xAxis={[{ label: 'Income (€ thousand)', min: 10, max: 70 }]}
      yAxis={[{ label: 'Life expectancy (years)', min: 70, max: 86 }]}
      series={[
        {
          label: 'City',
          data: cities.map(({ name, income, life }) => ({ id: name, x: income, y: life })),
          valueFormatter: (point, { dataIndex }) =>
            `${point?.id ?? ''}, ${cities[dataIndex]?.people ?? 0} million people`,
          highlightScope: { highlight: 'item' },
        },
      ]}
      slots={{ marker: Bubble }}
      hideLegend
    />
  );
}
