import { useId } from 'react';
import { useTheme } from '@mui/material/styles';
import { ChartsClipPath } from '@mui/x-charts/ChartsClipPath';
import { useXScale, useYScale } from '@mui/x-charts/hooks';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

function Target({ clipPath }: { clipPath: string }) {
  const { palette } = useTheme();
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'linear'>();

  return (
    <circle
      cx={xScale(90)}
      cy={yScale(4)}
      r={110}
      fill={palette.success.main}
      fillOpacity={0.2}
      pointerEvents="none"
      clipPath={clipPath}
    />
  );
}

export default function ClippedShape() {
  const id = useId();

  return (
    <ScatterChart
      aria-label="Hotels by price and rating; two are close to 90 euros and 4 stars"
      height={280}
      xAxis={[{ min: 60, max: 220, label: 'Price per night (€)' }]}
      yAxis={[{ min: 2, max: 5, label: 'Rating' }]}
      series={[
        {
          label: 'Hotels',
          data: [
            { id: 1, x: 84, y: 3.8 },
            { id: 2, x: 99, y: 4.2 },
            { id: 3, x: 150, y: 3.1 },
            { id: 4, x: 190, y: 4.6 },
          ],
        },
      ]}
    >
      <ChartsClipPath id={id} />
      <Target clipPath={`url(#${id})`} />
    </ScatterChart>
  );
}
