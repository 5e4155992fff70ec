import { ScatterChart, type ScatterMarkerProps } from '@mui/x-charts/ScatterChart';
import { club, firstTimers } from './data';

function ShapeMarker({ seriesId, x, y, color, size, isHighlighted, isFaded }: ScatterMarkerProps) {
  const half = isHighlighted ? size * 1.3 : size;
  const common = { fill: color, opacity: isFaded ? 0.3 : 1 };

  return seriesId === 'club' ? (
    <rect {...common} x={x - half} y={y - half} width={half * 2} height={half * 2} />
  ) : (
    <circle {...common} cx={x} cy={y} r={half} />
  );
}

export default function Shapes() {
  return (
    <ScatterChart
      aria-label="Training and finish time: squares for club, circles for first-timers"
      height={280}
      xAxis={[{ label: 'Training per week (km)', min: 10 }]}
      yAxis={[{ label: 'Finish time (min)', min: 160, width: 60 }]}
      series={[
        { id: 'club', label: 'Club runners', data: club, labelMarkType: 'square' },
        { id: 'first', label: 'First-timers', data: firstTimers },
      ]}
      slots={{ marker: ShapeMarker }}
    />
  );
}
