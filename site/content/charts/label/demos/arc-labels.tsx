import { PieChart } from '@mui/x-charts/PieChart';

const rooms = [
  { value: 42, label: 'Living room', short: 'Living' },
  { value: 21, label: 'Bedroom', short: 'Bed' },
  { value: 15, label: 'Kitchen', short: 'Kitchen' },
  { value: 4, label: 'Storage', short: 'Storage' },
];

export default function ArcLabels() {
  return (
    <PieChart
      aria-label="Floor space by room; the living room is half of it"
      height={260}
      colors={['#90caf9', '#a5d6a7', '#ffcc80', '#ce93d8']}
      series={[
        {
          data: rooms.map(({ value, label, short }) => ({
            value,
            label: (location) => (location === 'arc' ? short : label),
          })),
          arcLabel: 'label',
          arcLabelMinAngle: 30,
          valueFormatter: ({ value }) => `${value} m²`,
        },
      ]}
      sx={{ '& .MuiPieArcLabel-root': { fill: '#1c1c1c' } }}
    />
  );
}
