import { LineChart, lineElementClasses } from '@mui/x-charts/LineChart';
import type { ChartsLabelCustomMarkProps } from '@mui/x-charts/ChartsLabel';

function DashedMark({ className, color }: ChartsLabelCustomMarkProps) {
  return (
    <svg className={className} viewBox="0 0 24 4" width={24} height={4}>
      <path d="M0 2h24" stroke={color} strokeWidth={4} strokeDasharray="6 3" />
    </svg>
  );
}

export default function Marks() {
  return (
    <LineChart
      aria-label="Beds in use: measured, and expected"
      height={240}
      xAxis={[{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'], scaleType: 'point' }]}
      series={[
        { id: 'used', label: 'In use', data: [112, 118, 121, 117, 109], labelMarkType: 'circle' },
        {
          id: 'expected',
          label: 'Expected',
          data: [110, 114, 119, 120, 113],
          showMark: false,
          labelMarkType: DashedMark,
        },
      ]}
      sx={{ [`& .${lineElementClasses.series}-expected`]: { strokeDasharray: '6 5' } }}
    />
  );
}
