import { BarChart } from '@mui/x-charts/BarChart';

const quarters = ['Q1', 'Q2', 'Q3', 'Q4'];

export default function MixedBars() {
  return (
    <BarChart
      aria-label="Museum tickets and guided tours, by quarter"
      height={280}
      xAxis={[{ data: quarters }]}
      yAxis={[{ width: 50 }]}
      series={[
        { label: 'Online tickets', data: [3200, 4100, 5600, 3900], stack: 'tickets' },
        { label: 'Door tickets', data: [1900, 2400, 3800, 1700], stack: 'tickets' },
        { label: 'Guided tours', data: [820, 1150, 1900, 940] },
      ]}
    />
  );
}
