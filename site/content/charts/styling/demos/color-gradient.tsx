import { ContinuousColorLegend } from '@mui/x-charts/ChartsLegend';
import { LineChart } from '@mui/x-charts/LineChart';
import { days, dust } from './data';

export default function ColorGradient() {
  return (
    <LineChart
      aria-label="Dust in the air, highest on Friday"
      height={260}
      xAxis={[{ scaleType: 'point', data: days }]}
      yAxis={[
        {
          tickNumber: 5,
          colorMap: { type: 'continuous', min: 15, max: 60, color: ['#1e88e5', '#e53935'] },
        },
      ]}
      series={[{ data: dust, label: 'Dust (µg/m³)', showMark: false }]}
      slots={{ legend: ContinuousColorLegend }}
      slotProps={{ legend: { axisDirection: 'y', sx: { width: 240 } } }}
      sx={{ '& .MuiLineElement-root': { strokeWidth: 4 } }}
    />
  );
}
