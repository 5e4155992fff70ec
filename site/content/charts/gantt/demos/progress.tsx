import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { day, format, march, tasks } from './data';

const inDays = (duration: number | null) => `${((duration ?? 0) / day).toFixed(1)} days`;

export default function Progress() {
  return (
    <BarChart
      aria-label="Progress of the renovation on March 16; plumbing is at 60%"
      height={280}
      layout="horizontal"
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
          label: 'Done',
          data: tasks.map(({ days, done }) => days * done * day),
          valueFormatter: inDays,
          color: '#43a047',
        },
        {
          stack: 'plan',
          label: 'Open',
          data: tasks.map(({ days, done }) => days * (1 - done) * day),
          valueFormatter: inDays,
          color: '#90a4ae',
        },
      ]}
    >
      <ChartsReferenceLine x={new Date(march(16))} label="March 16" labelAlign="start" />
    </BarChart>
  );
}
