import { useLineSeries, useXScale, useYScale } from '@mui/x-charts/hooks';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { listeners } from './data';

function LastPoint() {
  const xScale = useXScale<'point'>();
  const yScale = useYScale<'linear'>();
  const [series] = useLineSeries();
  const index = (series?.data.length ?? 0) - 1;
  const value = series?.data[index] ?? 0;

  return (
    <g transform={`translate(${xScale(index) ?? 0} ${yScale(value)})`}>
      <circle r={4} fill={series?.color} />
      <text x={8} direction="ltr" dominantBaseline="central" fill="currentColor" fontSize={14}>
        {`${value}k`}
      </text>
    </g>
  );
}

export default function LastValue() {
  return (
    <SparkLineChart
      aria-label="Weekly listeners, 8,400 in the last week"
      data={listeners}
      width={240}
      height={72}
      margin={{ top: 8, bottom: 8, left: 5, right: 48 }}
    >
      <LastPoint />
    </SparkLineChart>
  );
}
