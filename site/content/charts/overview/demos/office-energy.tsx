import { BarChart } from '@mui/x-charts/BarChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

export default function OfficeEnergy() {
  return (
    <BarChart
      aria-label="Electricity of the office by day, from the grid and from the roof"
      height={280}
      xAxis={[{ data: days }]}
      yAxis={[{ label: 'kWh' }]}
      series={[
        { data: [184, 176, 191, 169, 158, 61, 54], label: 'Grid', stack: 'use' },
        { data: [42, 57, 33, 64, 71, 68, 75], label: 'Roof panels', stack: 'use' },
      ]}
    />
  );
}
