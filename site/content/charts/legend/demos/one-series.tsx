import { useId } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

export default function OneSeries() {
  const titleId = useId();

  return (
    <Box sx={{ width: '100%' }}>
      <Typography id={titleId} variant="subtitle1" component="p" sx={{ textAlign: 'center' }}>
        Tickets closed per day
      </Typography>
      <BarChart
        aria-labelledby={titleId}
        height={200}
        hideLegend
        xAxis={[{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }]}
        series={[{ data: [14, 19, 11, 22, 17], label: 'Closed' }]}
      />
    </Box>
  );
}
