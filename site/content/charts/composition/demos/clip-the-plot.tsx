import { useId } from 'react';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsAxis } from '@mui/x-charts/ChartsAxis';
import { ChartsClipPath } from '@mui/x-charts/ChartsClipPath';
import { LinePlot } from '@mui/x-charts/LineChart';

export default function ClipThePlot() {
  const id = useId();

  return (
    <ChartContainer
      aria-label="Traffic noise by hour; the chart ends at 80 decibels"
      height={240}
      xAxis={[
        {
          data: [6, 7, 8, 9, 10, 11],
          tickMinStep: 1,
          valueFormatter: (hour: number) => `${hour}:00`,
        },
      ]}
      yAxis={[{ min: 40, max: 80, label: 'Noise (dB)' }]}
      series={[{ type: 'line', data: [48, 62, 96, 71, 58, 55] }]}
    >
      <ChartsClipPath id={id} />
      <g clipPath={`url(#${id})`}>
        <LinePlot />
      </g>
      <ChartsAxis />
    </ChartContainer>
  );
}
