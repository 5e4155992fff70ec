import { BarChart } from '@mui/x-charts/BarChart';
import { useBarSeries, useXAxis, useXScale, useYScale } from '@mui/x-charts/hooks';

function BestDay() {
  const xScale = useXScale<'band'>();
  const yScale = useYScale<'linear'>();
  const { data: days } = useXAxis();
  const [series] = useBarSeries();
  const values = series?.data.map((value) => value ?? 0) ?? [];
  const best = Math.max(...values);
  const start = xScale(days?.[values.indexOf(best)]) ?? 0;

  return (
    <text
      x={start + xScale.bandwidth() / 2}
      y={yScale(best) - 8}
      textAnchor="middle"
      fill="currentColor"
    >
      Record
    </text>
  );
}

export default function RecordBadge() {
  return (
    <BarChart
      aria-label="Loaves sold by day, most on Friday"
      height={240}
      xAxis={[{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }]}
      yAxis={[{ max: 160 }]}
      series={[{ data: [84, 92, 77, 103, 141], label: 'Loaves sold' }]}
    >
      <BestDay />
    </BarChart>
  );
}
