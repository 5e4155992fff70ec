import { BarChart } from '@mui/x-charts/BarChart';

const quarters = ['Q1', 'Q2', 'Q3', 'Q4'];

export default function TwoStacks() {
  return (
    <BarChart
      aria-label="Income and expenses of a theater by quarter, in thousands"
      height={260}
      xAxis={[{ data: quarters }]}
      yAxis={[{ label: 'Thousand euros' }]}
      series={[
        { label: 'Tickets', data: [82, 91, 64, 103], stack: 'income', color: '#2e7d32' },
        { label: 'Grants', data: [30, 30, 30, 30], stack: 'income', color: '#81c784' },
        { label: 'Wages', data: [71, 74, 60, 79], stack: 'expenses', color: '#c62828' },
        { label: 'Rent', data: [24, 24, 24, 24], stack: 'expenses', color: '#ef9a9a' },
      ]}
    />
  );
}
