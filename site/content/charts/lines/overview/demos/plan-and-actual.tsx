import { LineChart, lineElementClasses } from '@mui/x-charts/LineChart';

const weeks = Array.from({ length: 12 }, (_, index) => index + 1);
const planned = [40, 42, 44, 46, 48, 50, 52, 54, 56, 58, 60, 62];
const shipped = [38, 43, 45, 41, 47, 55, 54, null, null, null, null, null];

export default function PlanAndActual() {
  return (
    <LineChart
      aria-label="Shipments planned and done, by week; seven weeks are over"
      height={260}
      xAxis={[{ data: weeks, scaleType: 'point', label: 'Week' }]}
      yAxis={[{ min: 30 }]}
      series={[
        { id: 'plan', data: planned, label: 'Planned', showMark: false },
        {
          id: 'done',
          data: shipped,
          label: 'Shipped',
          showMark: ({ value, index }) => value < (planned[index] ?? 0),
        },
      ]}
      sx={{ [`& .${lineElementClasses.series}-plan`]: { strokeDasharray: '6 5' } }}
    />
  );
}
