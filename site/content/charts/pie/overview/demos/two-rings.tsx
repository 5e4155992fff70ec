import { PieChart } from '@mui/x-charts/PieChart';

const results = [
  { id: 'passed', value: 182, label: 'Passed', color: '#43a047' },
  { id: 'failed', value: 38, label: 'Failed', color: '#e53935' },
];
const suites = [
  { id: 'passed-unit', value: 120, label: 'Passed: unit', color: '#66bb6a' },
  { id: 'passed-browser', value: 62, label: 'Passed: browser', color: '#a5d6a7' },
  { id: 'failed-unit', value: 9, label: 'Failed: unit', color: '#ef5350' },
  { id: 'failed-browser', value: 29, label: 'Failed: browser', color: '#ef9a9a' },
];

export default function TwoRings() {
  return (
    <PieChart
      aria-label="220 builds: 182 passed and 38 failed, split into unit and browser tests"
      height={260}
      series={[
        { id: 'results', data: results, outerRadius: '60%' },
        { id: 'suites', data: suites, innerRadius: '65%', outerRadius: '100%' },
      ]}
      slotProps={{
        legend: { direction: 'horizontal', position: { vertical: 'bottom', horizontal: 'center' } },
      }}
    />
  );
}
