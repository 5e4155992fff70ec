import { useId } from 'react';
import { useDrawingArea, useXScale } from '@mui/x-charts/hooks';
import { LineChart, type AnimatedLineProps } from '@mui/x-charts/LineChart';

const days = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const lastMeasured = 8;

function MeasuredAndForecast({ d, className, ownerState }: AnimatedLineProps) {
  const id = useId();
  const { left, top, width, height } = useDrawingArea();
  const split = useXScale<'linear'>()(lastMeasured) - left;
  const line = { d, className, stroke: ownerState.color, strokeWidth: 2, fill: 'none' };

  return (
    <>
      <clipPath id={`${id}-measured`}>
        <rect x={left} y={top} width={split} height={height} />
      </clipPath>
      <clipPath id={`${id}-forecast`}>
        <rect x={left + split} y={top} width={width - split} height={height} />
      </clipPath>
      <path {...line} clipPath={`url(#${id}-measured)`} />
      <path {...line} clipPath={`url(#${id}-forecast)`} strokeDasharray="3 5" />
    </>
  );
}

export default function Forecast() {
  return (
    <LineChart
      aria-label="Electricity demand, measured until day 8 and forecast until day 12"
      height={280}
      xAxis={[{ data: days, label: 'Day', domainLimit: 'strict', tickMinStep: 1 }]}
      yAxis={[{ label: 'MWh', width: 56 }]}
      series={[
        {
          label: 'Demand',
          data: [412, 430, 425, 447, 460, 391, 378, 440, 452, 458, 470, 466],
          showMark: false,
          valueFormatter: (value, { dataIndex }) =>
            `${value ?? 0} MWh${dataIndex >= lastMeasured ? ' (forecast)' : ''}`,
        },
      ]}
      slots={{ line: MeasuredAndForecast }}
    />
  );
}
