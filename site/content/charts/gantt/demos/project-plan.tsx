import { BarChart } from '@mui/x-charts/BarChart';
import { day, format, march, tasks } from './data';

export default function ProjectPlan() {
  return (
    <BarChart
      aria-label="Renovation of a school kitchen, from March 2 to March 26"
      height={260}
      layout="horizontal"
      hideLegend
      xAxis={[
        {
          scaleType: 'utc',
          min: march(1),
          max: march(31),
          valueFormatter: (date: Date) => format.format(date),
        },
      ]}
      yAxis={[{ data: tasks.map(({ name }) => name), width: 84 }]}
      series={[
        {
          stack: 'plan',
          data: tasks.map(({ start }) => start),
          color: 'transparent',
          valueFormatter: () => null,
        },
        {
          stack: 'plan',
          label: 'Duration',
          data: tasks.map(({ days }) => days * day),
          valueFormatter: (duration) => `${(duration ?? 0) / day} days`,
        },
      ]}
    />
  );
}
