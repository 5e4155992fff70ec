import { BarChart, type BarLabelProps } from '@mui/x-charts/BarChart';

function LabelAbove({ x, y, width, children, className }: BarLabelProps) {
  return (
    <text
      className={className}
      x={x + width / 2}
      y={y - 6}
      textAnchor="middle"
      fontSize={13}
      fill="currentColor"
    >
      {children}
    </text>
  );
}

export default function LabelsAbove() {
  return (
    <BarChart
      aria-label="Visitors of a museum by weekday"
      height={240}
      xAxis={[{ data: ['Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] }]}
      yAxis={[{ max: 700, position: 'none' }]}
      series={[{ data: [120, 164, 151, 240, 612, 580] }]}
      barLabel="value"
      slots={{ barLabel: LabelAbove }}
    />
  );
}
