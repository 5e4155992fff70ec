import { BarChart } from '@mui/x-charts/BarChart';

const states = ['Passed', 'Failed', 'Skipped'];

export default function CategoryColors() {
  return (
    <BarChart
      aria-label="Results of a test run: 412 passed, 17 failed, 38 skipped"
      height={220}
      xAxis={[
        {
          data: states,
          scaleType: 'band',
          colorMap: {
            type: 'ordinal',
            values: states,
            colors: ['#2e7d32', '#c62828', '#78909c'],
          },
        },
      ]}
      series={[{ data: [412, 17, 38] }]}
    />
  );
}
