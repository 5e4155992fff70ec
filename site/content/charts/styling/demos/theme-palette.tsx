import { useMemo } from 'react';
import { useTheme } from '@mui/material/styles';
import { LineChart } from '@mui/x-charts/LineChart';
import { days } from './data';

export default function ThemePalette() {
  const { palette } = useTheme();
  const colors = useMemo(() => [palette.primary.main, palette.error.main], [palette]);

  return (
    <LineChart
      aria-label="Boats in and out of the harbor by day"
      height={240}
      colors={colors}
      xAxis={[{ scaleType: 'point', data: days }]}
      series={[
        { label: 'Arrivals', data: [12, 15, 11, 18, 24, 31, 27] },
        { label: 'Departures', data: [14, 12, 13, 16, 22, 25, 33] },
      ]}
    />
  );
}
