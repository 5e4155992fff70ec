import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { BarChart, type BarElementProps } from '@mui/x-charts/BarChart';
import { useAnimate } from '@mui/x-charts/hooks';
import { days, weeks } from './data';

interface Span {
  y: number;
  height: number;
}

// #region
function Bar(props: BarElementProps) {
  const { className, color, onPointerEnter, onPointerLeave, skipAnimation } = props;
  const { x, width, y, height } = props;
  const animated = useAnimate(
    { y, height },
    {
      initialProps: { y: y + height / 2, height: 0 },
      createInterpolator: (from: Span, to: Span) => (t) => ({
        y: from.y + (to.y - from.y) * t,
        height: from.height + (to.height - from.height) * t,
      }),
      transformProps: (span) => span,
      applyProps: (element: SVGRectElement, span) => {
        element.setAttribute('y', `${span.y}`);
        element.setAttribute('height', `${span.height}`);
      },
      skip: skipAnimation,
    },
  );

  return (
    <rect {...{ className, x, width, onPointerEnter, onPointerLeave }} fill={color} {...animated} />
  );
}
// #endregion

export default function BarsFromTheMiddle() {
  const [turn, setTurn] = useState(0);

  return (
    <Box sx={{ width: '100%' }}>
      <Button variant="outlined" onClick={() => setTurn(turn + 1)}>
        Replay
      </Button>
      <BarChart
        key={turn}
        aria-label="Museum visitors by day"
        height={240}
        xAxis={[{ data: days }]}
        series={[{ data: weeks[2]?.visitors ?? [], label: 'Visitors' }]}
        slots={{ bar: Bar }}
      />
    </Box>
  );
}
