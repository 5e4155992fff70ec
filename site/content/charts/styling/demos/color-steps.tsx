import { BarChart } from '@mui/x-charts/BarChart';
import { PiecewiseColorLegend } from '@mui/x-charts/ChartsLegend';
import { days, dust } from './data';

const names = ['Good', 'Fair', 'Poor'];

export default function ColorSteps() {
  return (
    <BarChart
      aria-label="Dust in the air; poor on Friday"
      height={260}
      xAxis={[{ data: days }]}
      yAxis={[
        {
          label: 'Dust (µg/m³)',
          labelStyle: { direction: 'ltr' },
          colorMap: {
            type: 'piecewise',
            thresholds: [25, 50],
            colors: ['#43a047', '#fb8c00', '#e53935'],
          },
        },
      ]}
      series={[{ data: dust }]}
      slots={{ legend: PiecewiseColorLegend }}
      slotProps={{
        legend: {
          axisDirection: 'y',
          labelPosition: 'end',
          labelFormatter: ({ index }) => names[index] ?? '',
        },
      }}
    />
  );
}
