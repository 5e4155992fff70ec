import { PieChart } from '@mui/x-charts/PieChart';

const visits = [
  { label: 'Checkup', value: 148 },
  { label: 'Vaccination', value: 92 },
  { label: 'Emergency', value: 37 },
  { label: 'Follow-up', value: 64 },
];

export default function BasicPie() {
  return (
    <PieChart
      aria-label="Visits to a veterinary clinic by reason; checkups are the largest part"
      height={220}
      series={[{ data: visits }]}
    />
  );
}
