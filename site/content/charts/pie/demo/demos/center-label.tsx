import { useTheme } from '@mui/material/styles';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { PieChart } from '@mui/x-charts/PieChart';

const seats = [
  { label: 'Sold', value: 312 },
  { label: 'Reserved', value: 54 },
  { label: 'Free', value: 84, color: '#9e9e9e' },
];

function SeatCount() {
  const { left, top, width, height } = useDrawingArea();
  const { text } = useTheme().palette;
  const x = left + width / 2;
  const y = top + height / 2;

  return (
    <g textAnchor="middle" pointerEvents="none">
      <text x={x} y={y} fontSize={28} fontWeight={700} fill={text.primary}>
        450
      </text>
      <text x={x} y={y + 20} fontSize={14} fill={text.secondary}>
        seats
      </text>
    </g>
  );
}

export default function CenterLabel() {
  return (
    <PieChart
      aria-label="450 concert seats: 312 sold, 54 reserved, 84 free"
      height={220}
      series={[{ data: seats, innerRadius: '70%', paddingAngle: 1 }]}
    >
      <SeatCount />
    </PieChart>
  );
}
