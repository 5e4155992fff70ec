import { BarChart } from '@mui/x-charts/BarChart';
import { useXScale, useYScale } from '@mui/x-charts/hooks';
import { day, format, march, tasks } from './data';

const rows = [...tasks, { name: 'Opening', start: march(28), days: 0 }];

// #region
function Links() {
  const xScale = useXScale<'utc'>();
  const yScale = useYScale<'band'>();
  const top = (name: string) => yScale(name) ?? 0;
  const half = yScale.bandwidth() / 2;

  return (
    <g fill="none" stroke="currentColor" strokeWidth={2} pointerEvents="none">
      {rows.slice(1).map(({ name, start }, index) => {
        const before = rows[index];
        if (before === undefined) return null;
        const end = xScale(before.start + before.days * day);
        return (
          <path
            key={name}
            d={`M ${end} ${top(before.name) + half} H ${xScale(start)} V ${top(name)}`}
          />
        );
      })}
      <path
        transform={`translate(${xScale(march(28))} ${top('Opening')})`}
        d={`M 0 0 l ${half} ${half} l ${-half} ${half} l ${-half} ${-half} Z`}
        fill="currentColor"
      />
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
      yAxis={[{ data: rows.map(({ name }) => name), width: 84 }]}
      series={[
        {
          stack: 'plan',
          data: rows.map(({ start }) => start),
          color: 'transparent',
          valueFormatter: () => null,
        },
        {
          stack: 'plan',
          data: rows.map(({ days }) => days * day),
          valueFormatter: (duration) => (duration ? `${duration / day} days` : null),
        },
      ]}
    >
      <Links />
    </BarChart>
  );
}
