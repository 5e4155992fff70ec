import { useId } from 'react';
import { useTheme } from '@mui/material/styles';
import { areaElementClasses, LineChart } from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug'];

export default function GradientFill() {
  const gradientId = useId();
  const color = useTheme().palette.primary.main;

  return (
    <LineChart
      aria-label="Newsletter readers per month, rising to 9,400"
      height={260}
      xAxis={[{ data: months, scaleType: 'point' }]}
      yAxis={[{ min: 0, width: 56 }]}
      series={[
        {
          label: 'Readers',
          data: [3100, 3600, 4200, 5100, 5900, 7200, 8300, 9400],
          area: true,
          showMark: false,
          color,
        },
      ]}
      hideLegend
      sx={{ [`& .${areaElementClasses.root}`]: { fill: `url(#${gradientId})` } }}
    >
      <linearGradient id={gradientId} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0%" stopColor={color} stopOpacity={0.5} />
        <stop offset="100%" stopColor={color} stopOpacity={0} />
      </linearGradient>
    </LineChart>
  );
}
