import { BarChart, barLabelClasses } from '@mui/x-charts/BarChart';

export default function LabelledBars() {
  return (
    <BarChart
      aria-label="Invoices paid per day"
      height={240}
      borderRadius={6}
      xAxis={[{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }]}
      series={[{ data: [34, 41, 3, 52, 47], color: '#90caf9' }]}
      barLabel={({ value }, { bar }) => (bar.height < 24 ? null : value?.toString())}
      sx={{ [`& .${barLabelClasses.root}`]: { fill: '#0d2137' } }}
    />
  );
}
