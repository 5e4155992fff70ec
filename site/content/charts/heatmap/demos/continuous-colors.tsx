import Box from '@mui/material/Box';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { days, hours, visitors } from './data';

export default function ContinuousColors() {
  return (
    <Box
      component="figure"
      aria-label="Library visitors by day and hour, from pale to dark orange"
      sx={{ m: 0, width: '100%' }}
    >
      <Heatmap
        height={320}
        xAxis={[{ data: days }]}
        yAxis={[{ data: hours, valueFormatter: (hour: number) => `${hour}:00` }]}
        zAxis={[
          { colorMap: { type: 'continuous', min: 0, max: 100, color: ['#fff3e0', '#bf360c'] } },
        ]}
        series={[{ label: 'Visitors', data: visitors }]}
        hideLegend={false}
      />
    </Box>
  );
}
