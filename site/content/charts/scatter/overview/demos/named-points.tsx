import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { cities } from './data';

export default function NamedPoints() {
  return (
    <ScatterChart
      aria-label="Life expectancy rises with income in seven cities"
      height={260}
      xAxis={[{ label: 'Income (€ thousand)' }]}
      yAxis={[{ label: 'Life expectancy (years)' }]}
      series={[
        {
          label: 'City',
          data: cities.map(({ name, income, life }) => ({ id: name, x: income, y: life })),
          valueFormatter: (point, { dataIndex }) =>
            point && `${cities[dataIndex]?.name ?? ''}: ${point.y} years, €${point.x}k`,
        },
      ]}
      hideLegend
    />
  );
}
