import { BarChart } from '@mui/x-charts/BarChart';

const wards = ['2A', '2B', '3A', '3B', '4A', '4B'];

export default function FullWards() {
  return (
    <BarChart
      aria-label="Occupancy of six wards in percent; 2B and 4A are above 90"
      height={240}
      xAxis={[{ data: wards, label: 'Ward' }]}
      yAxis={[
        {
          label: 'Occupied beds (%)',
          min: 0,
          max: 100,
          colorMap: {
            type: 'piecewise',
            thresholds: [75, 90],
            colors: ['#4caf50', '#ffb300', '#e53935'],
          },
        },
      ]}
      series={[{ data: [68, 94, 81, 73, 97, 88], valueFormatter: (value) => `${value ?? 0}%` }]}
    />
  );
}
