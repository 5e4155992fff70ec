import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { BarChart } from '@mui/x-charts/BarChart';
import { useAnimate, useDrawingArea, useYScale } from '@mui/x-charts/hooks';
import { days, weeks } from './data';

// #region
function Average({ value }: { value: number }) {
  const yScale = useYScale<'linear'>();
  const { left, width } = useDrawingArea();
  const reducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const animated = useAnimate(
    { y: yScale(value) },
    {
      createInterpolator: (from, to) => (t) => ({ y: from.y + (to.y - from.y) * t }),
      transformProps: ({ y }) => ({ transform: `translate(0 ${y})` }),
      applyProps: (element: SVGLineElement, { transform }) =>
        element.setAttribute('transform', transform),
      skip: reducedMotion,
    },
  );

  return <line x1={left} x2={left + width} stroke="currentColor" strokeWidth={2} {...animated} />;
}
// #endregion

export default function AverageLine() {
  const [week, setWeek] = useState(0);
  const { label, visitors } = weeks[week] ?? { label: '', visitors: [] };
  const average = visitors.reduce((sum, value) => sum + value, 0) / visitors.length;

  return (
    <Box sx={{ width: '100%' }}>
      <Button variant="outlined" onClick={() => setWeek((week + 1) % weeks.length)}>
        {`${label}: show next`}
      </Button>
      <BarChart
        aria-label={`Museum visitors, ${label}, on average ${Math.round(average)} a day`}
        height={240}
        xAxis={[{ data: days }]}
        yAxis={[{ max: 1000 }]}
        series={[{ data: visitors, label: 'Visitors' }]}
      >
        <Average value={average} />
      </BarChart>
    </Box>
  );
}
