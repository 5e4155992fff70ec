import { LineChart, lineElementClasses } from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];

export default function DashedLine() {
  return (
    <LineChart
      aria-label="Heating cost this year against the budget"
      height={260}
      xAxis={[{ data: months, scaleType: 'point' }]}
      yAxis={[{ width: 56, valueFormatter: (value: number) => `€${value}` }]}
      series={[
        { id: 'actual', label: 'Actual', data: [640, 610, 480, 300, 140, 60] },
        { id: 'budget', label: 'Budget', data: [600, 560, 450, 320, 180, 90], showMark: false },
      ]}
      sx={{ [`& .${lineElementClasses.series}-budget`]: { strokeDasharray: '4 6' } }}
    />
  );
}
