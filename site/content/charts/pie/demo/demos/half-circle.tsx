import { PieChart } from '@mui/x-charts/PieChart';

const council = [
  { label: 'Green Town', value: 14, color: '#43a047' },
  { label: 'Civic Union', value: 19, color: '#1e88e5' },
  { label: 'New Start', value: 8, color: '#fb8c00' },
  { label: 'Independent', value: 4, color: '#8e8e8e' },
];

export default function HalfCircle() {
  return (
    <PieChart
      aria-label="Seats in a town council of 45"
      height={132}
      series={[
        {
          data: council,
          startAngle: -90,
          endAngle: 90,
          cy: '100%',
          innerRadius: '90%',
          outerRadius: '190%',
          valueFormatter: ({ value }) => `${value} seats`,
        },
      ]}
      slotProps={{
        legend: {
          direction: 'horizontal',
          position: { vertical: 'bottom', horizontal: 'center' },
        },
      }}
    />
  );
}
