import type { ChartsLabelCustomMarkProps } from '@mui/x-charts/ChartsLabel';
import { LineChart } from '@mui/x-charts/LineChart';

function Triangle({ className, color }: ChartsLabelCustomMarkProps) {
  return (
    <svg viewBox="0 0 24 24">
      <path className={className} d="M 12 2 L 23 22 L 1 22 Z" fill={color} />
    </svg>
  );
}

function Diamond({ className, color }: ChartsLabelCustomMarkProps) {
  return (
    <svg viewBox="0 0 24 24">
      <path className={className} d="M 12 0 L 24 12 L 12 24 L 0 12 Z" fill={color} />
    </svg>
  );
}

export default function CustomMark() {
  const shared = { showMark: true, curve: 'linear' } as const;

  return (
    <LineChart
      aria-label="Snow depth at two ski stations in five weeks"
      height={240}
      xAxis={[{ scaleType: 'point', data: ['W1', 'W2', 'W3', 'W4', 'W5'] }]}
      series={[
        {
          ...shared,
          label: 'Summit (cm)',
          data: [80, 95, 130, 142, 160],
          shape: 'triangle',
          labelMarkType: Triangle,
        },
        {
          ...shared,
          label: 'Valley (cm)',
          data: [20, 32, 28, 41, 38],
          shape: 'diamond',
          labelMarkType: Diamond,
        },
      ]}
    />
  );
}
