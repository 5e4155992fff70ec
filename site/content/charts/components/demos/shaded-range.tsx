import { useTheme } from '@mui/material/styles';
import { useDrawingArea, useYScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';
import { hours, temperatures } from './data';

// #region
function Band({ from, to }: { from: number; to: number }) {
  const { palette } = useTheme();
  const { left, width } = useDrawingArea();
  const yScale = useYScale<'linear'>();

  return (
    <rect
      x={left}
      y={yScale(to)}
      width={width}
      height={yScale(from) - yScale(to)}
      fill={palette.success.main}
      fillOpacity={0.2}
      pointerEvents="none"
    />
  );
}

export default function ShadedRange() {
  return (
    <LineChart
      aria-label="Greenhouse temperature, between 18 and 26 degrees for about seven hours"
      height={260}
      xAxis={[{ data: hours, valueFormatter: (hour: number) => `${hour}:00` }]}
      series={[{ data: temperatures, label: 'Temperature (°C)' }]}
    >
      <Band from={18} to={26} />
    </LineChart>
  );
}
// #endregion
