import { useDrawingArea } from '@mui/x-charts/hooks';
import { PieChart } from '@mui/x-charts/PieChart';

const beds = [
  { id: 'occupied', value: 118, label: 'Occupied' },
  { id: 'cleaning', value: 9, label: 'In cleaning' },
  { id: 'free', value: 23, label: 'Free' },
];

function CenterText({ children }: { children: string }) {
  const { left, top, width, height } = useDrawingArea();
  return (
    <text
      x={left + width / 2}
      y={top + height / 2}
      textAnchor="middle"
      dominantBaseline="central"
      style={{ fill: 'currentColor', fontSize: 22, fontWeight: 500 }}
    >
      {children}
    </text>
  );
}

export default function BedsRing() {
  return (
    <PieChart
      aria-label="150 beds: 118 occupied, 9 in cleaning, 23 free"
      height={220}
      sx={{ maxWidth: 420 }}
      series={[{ data: beds, innerRadius: '62%', paddingAngle: 2, cornerRadius: 4 }]}
    >
      <CenterText>150</CenterText>
    </PieChart>
  );
}
