import { BarChart } from '@mui/x-charts/BarChart';
import { useBarSeries, useXScale, useYScale } from '@mui/x-charts/hooks';
import { sources, years } from './data';

// #region
function Totals() {
  const xScale = useXScale<'band'>();
  const yScale = useYScale<'linear'>();
  const last = useBarSeries().at(-1);

  return last?.stackedData.map(([, total], index) => (
    <text
      key={years[index]}
      x={(xScale(years[index] ?? '') ?? 0) + xScale.bandwidth() / 2}
      y={yScale(total ?? 0) - 6}
      textAnchor="middle"
      fill="currentColor"
      fontSize={14}
    >
      {total}
    </text>
  ));
}
// #endregion

export default function StackTotals() {
  return (
    <BarChart
      aria-label="Electricity of an island, with the total of each year"
      height={280}
      xAxis={[{ data: years }]}
      yAxis={[{ max: 90 }]}
      series={sources.map((source) => ({ ...source, stack: 'total' }))}
    >
      <Totals />
    </BarChart>
  );
}
