import { useId } from 'react';
import { areaElementClasses, LineChart } from '@mui/x-charts/LineChart';

export default function FadingArea() {
  const gradientId = useId();

  return (
    <LineChart
      aria-label="Visits of a page by week"
      height={220}
      xAxis={[{ data: [1, 2, 3, 4, 5, 6, 7, 8], label: 'Week', min: 1, max: 8, tickMinStep: 1 }]}
      yAxis={[{ min: 0 }]}
      series={[
        {
          id: 'visits',
          data: [210, 260, 245, 320, 390, 370, 440, 505],
          area: true,
          showMark: false,
          color: '#00897b',
        },
      ]}
      // #region
      sx={{ [`& .${areaElementClasses.series}-visits`]: { fill: `url('#${gradientId}')` } }}
    >
      <defs>
        <linearGradient id={gradientId} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0%" stopColor="#00897b" stopOpacity={0.7} />
          <stop offset="100%" stopColor="#00897b" stopOpacity={0} />
        </linearGradient>
      </defs>
    </LineChart>
    // #endregion
  );
}
