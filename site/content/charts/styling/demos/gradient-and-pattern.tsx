import { useId } from 'react';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';

export default function GradientAndPattern() {
  const id = useId();
  const { palette } = useTheme();

  return (
    <BarChart
      aria-label="Rooms booked and still reserved, by month"
      height={260}
      xAxis={[{ data: ['June', 'July', 'August'] }]}
      series={[
        { label: 'Booked', data: [62, 88, 94], stack: 'rooms', color: `url(#${id}-fade)` },
        { label: 'Reserved', data: [24, 10, 5], stack: 'rooms', color: `url(#${id}-lines)` },
      ]}
    >
      <defs>
        <linearGradient id={`${id}-fade`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={palette.primary.main} />
          <stop offset="1" stopColor={palette.primary.main} stopOpacity={0.5} />
        </linearGradient>
        <pattern id={`${id}-lines`} width="8" height="8" patternUnits="userSpaceOnUse">
          <path
            d="M -2 2 L 2 -2 M 0 8 L 8 0 M 6 10 L 10 6"
            stroke={palette.primary.main}
            strokeWidth={2}
          />
        </pattern>
      </defs>
    </BarChart>
  );
}
