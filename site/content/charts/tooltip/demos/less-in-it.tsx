import { BarChart } from '@mui/x-charts/BarChart';

const floors = [
  { label: 'Ground floor', data: [12, 0, 9, 14] },
  { label: 'First floor', data: [0, 7, 11, 0] },
  { label: 'Second floor', data: [5, 6, 0, 8] },
];

export default function LessInIt() {
  return (
    <BarChart
      aria-label="Repairs by week and floor"
      height={240}
      xAxis={[{ data: ['W 5', 'W 6', 'W 7', 'W 8'] }]}
      series={floors.map((floor) => ({
        ...floor,
        stack: 'repairs',
        valueFormatter: (value) => (value === 0 || value === null ? null : `${value} repairs`),
      }))}
    />
  );
}
