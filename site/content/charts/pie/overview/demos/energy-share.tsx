import { PieChart } from '@mui/x-charts/PieChart';

const uses = [
  { id: 'heat', value: 46, label: 'Heating' },
  { id: 'machines', value: 31, label: 'Machines' },
  { id: 'light', value: 14, label: 'Light' },
  { id: 'office', value: 9, label: 'Office' },
];

export default function EnergyShare() {
  return (
    <PieChart
      aria-label="Energy by use: heating 46, machines 31, light 14, office 9 percent"
      height={220}
      sx={{ maxWidth: 420 }}
      series={[{ data: uses, valueFormatter: ({ value }) => `${value}%` }]}
    />
  );
}
