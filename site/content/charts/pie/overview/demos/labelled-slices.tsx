import { pieArcLabelClasses, PieChart } from '@mui/x-charts/PieChart';

const carriers = [
  { id: 'rail', value: 412, label: 'Rail', color: '#90caf9' },
  { id: 'road', value: 296, label: 'Road', color: '#ffcc80' },
  { id: 'sea', value: 158, label: 'Sea', color: '#a5d6a7' },
  { id: 'air', value: 21, label: 'Air', color: '#f48fb1' },
];
const total = carriers.reduce((sum, { value }) => sum + value, 0);

export default function LabelledSlices() {
  return (
    <PieChart
      aria-label="Shipments by carrier; rail has almost half"
      height={240}
      series={[
        {
          data: carriers,
          arcLabel: ({ value }) => `${Math.round((value / total) * 100)}%`,
          arcLabelMinAngle: 20,
          arcLabelRadius: '65%',
        },
      ]}
      sx={{
        maxWidth: 420,
        [`& .${pieArcLabelClasses.root}`]: { fill: '#102a43', fontWeight: 600 },
      }}
    />
  );
}
