import { useId } from 'react';
import { BarChart, barElementClasses } from '@mui/x-charts/BarChart';

export default function HatchedPlan() {
  const patternId = useId();

  return (
    <BarChart
      aria-label="Hours worked and planned, by project"
      height={240}
      xAxis={[{ data: ['Roof', 'Windows', 'Garden', 'Paint'] }]}
      yAxis={[{ label: 'Hours' }]}
      series={[
        { id: 'worked', label: 'Worked', data: [120, 86, 31, 54], color: '#1976d2' },
        { id: 'planned', label: 'Planned', data: [110, 90, 48, 60], color: '#90caf9' },
      ]}
      // #region
      sx={{ [`& .${barElementClasses.series}-planned`]: { fill: `url('#${patternId}')` } }}
    >
      <defs>
        <pattern
          id={patternId}
          width={8}
          height={8}
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width={8} height={8} fill="#90caf9" />
          <rect width={3} height={8} fill="#1565c0" />
        </pattern>
      </defs>
    </BarChart>
    // #endregion
  );
}
