import { BarChart } from '@mui/x-charts/BarChart';

const series = [
  { label: 'Adults, last year', data: [64, 82, 35], stack: 'last year', color: '#90a4ae' },
  { label: 'Juniors, last year', data: [48, 31, 42], stack: 'last year', color: '#cfd8dc' },
  { label: 'Adults, this year', data: [71, 78, 39], stack: 'this year', color: '#1e88e5' },
  { label: 'Juniors, this year', data: [59, 36, 40], stack: 'this year', color: '#90caf9' },
];

export default function TwoStacks() {
  return (
    <BarChart
      aria-label="Members of a sports club by age group, last year and this year"
      height={280}
      xAxis={[{ data: ['Swimming', 'Tennis', 'Hockey'] }]}
      series={series}
    />
  );
}
