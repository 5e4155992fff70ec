import { useId } from 'react';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsAxis } from '@mui/x-charts/ChartsAxis';
import { ChartsClipPath } from '@mui/x-charts/ChartsClipPath';
import { ChartContainerPro } from '@mui/x-charts-pro/ChartContainerPro';
import { ChartZoomSlider } from '@mui/x-charts-pro/ChartZoomSlider';

const days = Array.from({ length: 60 }, (_, index) => index + 1);
const parcels = days.map((day) => 120 + ((day * 37) % 90));

export default function ZoomComposition() {
  const id = useId();

  return (
    <ChartContainerPro
      aria-label="Parcels delivered in 60 days"
      height={280}
      xAxis={[{ id: 'day', scaleType: 'band', data: days, zoom: { slider: { enabled: true } } }]}
      initialZoom={[{ axisId: 'day', start: 20, end: 60 }]}
      series={[{ type: 'bar', data: parcels }]}
    >
      <ChartsClipPath id={id} />
      <g clipPath={`url(#${id})`}>
        <BarPlot />
      </g>
      <ChartsAxis />
      <ChartZoomSlider />
    </ChartContainerPro>
  );
}
