import { BarChart } from '@mui/x-charts/BarChart';
import { useXScale, useYScale } from '@mui/x-charts/hooks';
import { day, format, march, tasks } from './data';

// #region
function Links() {
  const xScale = useXScale<'utc'>();
  const yScale = useYScale<'band'>();
  const middle = (name: string) => (yScale(name) ?? 0) + yScale.bandwidth() / 2;
  const opening = { x: xScale(march(28)), y: middle('Cupboards') };

  return (
    <g fill="none" stroke="currentColor" strokeWidth={2} pointerEvents="none">
      {tasks.slice(1).map(({ name, start }, index) => {
        const before = tasks[index];
        if (before === undefined) return null;
        const [x1, x2] = [xScale(before.start + before.days * day), xScale(start)];
        return (
          <path
            key={name}
            d={`M ${x1} ${middle(before.name)} H ${x1 + 6} V ${middle(name)} H ${x2}`}
          />
        );
      })}
      <path d={`M ${opening.x} ${opening.y - 8} l 8 8 l -8 8 l -8 -8 Z`} fill="currentColor" />
      <text x={opening.x} y={opening.y - 14} textAnchor="middle" fill="currentColor" stroke="none">
        Opening
      </text>
    </g>
  );
}
// #endregion

export default function Milestones() {
  return (
    <BarChart
      aria-label="Renovation of a school kitchen; it opens on March 28"
      height={280}
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
          data: tasks.map(({ days }) => days * day),
          valueFormatter: (duration) => `${(duration ?? 0) / day} days`,
        },
      ]}
    >
      <Links />
    </BarChart>
  );
}
