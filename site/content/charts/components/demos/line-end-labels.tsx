import { useLineSeries, useXAxis, useXScale, useYScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';

// #region
function EndLabels() {
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'linear'>();
  const { data: years } = useXAxis();

  return useLineSeries().map(({ id, label, data, color }) => (
    <g key={id} transform={`translate(${xScale(years?.at(-1)) + 10} ${yScale(data.at(-1) ?? 0)})`}>
      <circle r={4} fill={color} />
      <text x={8} direction="ltr" dominantBaseline="central" fill="currentColor" fontSize={14}>
        {typeof label === 'string' ? label : label?.('legend')}
      </text>
    </g>
  ));
}
// #endregion

export default function LineEndLabels() {
  return (
    <LineChart
      aria-label="Bicycle rentals in three towns; only Westhaven grows"
      height={260}
      hideLegend
      margin={{ right: 100 }}
      xAxis={[
        {
          scaleType: 'linear',
          data: [2021, 2022, 2023, 2024, 2025],
          valueFormatter: (year: number) => `${year}`,
          tickMinStep: 1,
        },
      ]}
      series={[
        { label: 'Westhaven', data: [12, 15, 21, 26, 34], showMark: false },
        { label: 'Old Mill', data: [22, 21, 23, 22, 23], showMark: false },
        { label: 'Northgate', data: [18, 14, 13, 9, 8], showMark: false },
      ]}
    >
      <EndLabels />
    </LineChart>
  );
}
