import { BarChart } from '@mui/x-charts/BarChart';

export default function Carriers() {
  return (
    <BarChart
      aria-label="Shipments by quarter and carrier"
      height={260}
      xAxis={[{ data: ['Q1', 'Q2', 'Q3', 'Q4'] }]}
      series={[
        { data: [310, 342, 298, 371], label: 'Rail' },
        { data: [228, 214, 251, 240], label: 'Road' },
        { data: [96, 121, 104, 88], label: 'Sea' },
      ]}
    />
  );
}
