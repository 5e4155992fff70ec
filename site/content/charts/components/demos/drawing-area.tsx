import { BarChart } from '@mui/x-charts/BarChart';
import { useDrawingArea } from '@mui/x-charts/hooks';

function Frame() {
  const { left, top, width, height } = useDrawingArea();

  return (
    <g pointerEvents="none">
      <rect
        {...{ x: left, y: top, width, height }}
        fill="none"
        stroke="currentColor"
        strokeDasharray="4 4"
      />
      <text x={left + width / 2} y={top + 20} textAnchor="middle" fill="currentColor">
        {`${Math.round(width)} × ${Math.round(height)} pixels`}
      </text>
    </g>
  );
}

export default function DrawingArea() {
  return (
    <BarChart
      aria-label="Loaves sold by day, with a frame around the drawing area"
      height={240}
      xAxis={[{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }]}
      yAxis={[{ max: 200 }]}
      series={[{ data: [84, 92, 77, 103, 141], label: 'Loaves sold' }]}
    >
      <Frame />
    </BarChart>
  );
}
