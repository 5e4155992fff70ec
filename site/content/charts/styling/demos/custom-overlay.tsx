import { BarChart } from '@mui/x-charts/BarChart';
import { useDrawingArea } from '@mui/x-charts/hooks';

function EmptyShelf() {
  const { left, top, width, height } = useDrawingArea();

  return (
    <g textAnchor="middle" fill="currentColor" style={{ direction: 'ltr' }}>
      <rect {...{ x: left, y: top, width, height }} fillOpacity={0.06} rx={8} />
      <text x={left + width / 2} y={top + height / 2 - 6} fontSize={18}>
        Nothing sold yet
      </text>
      <text x={left + width / 2} y={top + height / 2 + 18} fontSize={14}>
        Sales appear here after the first order.
      </text>
    </g>
  );
}

export default function CustomOverlay() {
  return (
    <BarChart
      aria-label="Sales, no data yet"
      height={220}
      xAxis={[{ data: [] }]}
      yAxis={[{ position: 'none' }]}
      series={[{ data: [] }]}
      slots={{ noDataOverlay: EmptyShelf }}
    />
  );
}
