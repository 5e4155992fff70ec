import Box from '@mui/material/Box';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { days, hours, visitors } from './data';

export default function LibraryVisitors() {
  return (
    <Box
      component="figure"
      aria-label="Library visitors by day and hour, most on Thursday at 16:00"
      sx={{ m: 0, width: '100%' }}
    >
      <Heatmap
        height={300}
        xAxis={[{ data: days }]}
        yAxis={[{ data: hours, valueFormatter: (hour: number) => `${hour}:00` }]}
        series={[{ label: 'Visitors', data: visitors }]}
      />
    </Box>
  );
}
