import { BarChart } from '@mui/x-charts/BarChart';
import { ContinuousColorLegend } from '@mui/x-charts/ChartsLegend';

const hours = Array.from({ length: 12 }, (_, index) => index * 2);
const load = [21, 18, 16, 24, 52, 71, 68, 77, 74, 58, 41, 28];

export default function ColorScale() {
  return (
    <BarChart
      aria-label="Load of a transformer through the day, in percent"
      height={240}
      xAxis={[{ data: hours, valueFormatter: (hour: number) => `${hour}:00` }]}
      yAxis={[
        {
          min: 0,
          max: 100,
          colorMap: { type: 'continuous', min: 10, max: 80, color: ['#ffe082', '#d84315'] },
        },
      ]}
      series={[{ data: load }]}
      slots={{ legend: ContinuousColorLegend }}
      slotProps={{
        legend: {
          axisDirection: 'y',
          minLabel: ({ formattedValue }) => `${formattedValue}%`,
          maxLabel: ({ formattedValue }) => `${formattedValue}%`,
          labelPosition: 'extremes',
          sx: { width: '100%', maxWidth: 320 },
        },
      }}
    />
  );
}
