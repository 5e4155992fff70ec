import { BarChart } from '@mui/x-charts/BarChart';

export default function FirstChart() {
  return (
    <BarChart
      aria-label="Parcels handed over, by depot"
      height={260}
      xAxis={[{ data: ['Aarhus', 'Kolding', 'Odense'] }]}
      series={[{ data: [420, 310, 268] }]}
    />
  );
}
