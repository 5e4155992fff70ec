import Box from '@mui/material/Box';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { days, hours, visitors } from './data';

export default function LegendPosition() {
  return (
    <Box
      component="figure"
      aria-label="Library visitors, with a legend beside the chart"
      sx={{ m: 0, width: '100%' }}
    >
      <Heatmap
        height={280}
        xAxis={[{ data: days }]}
        yAxis={[{ data: hours, valueFormatter: (hour: number) => `${hour}:00` }]}
        series={[{ label: 'Visitors', data: visitors }]}
        hideLegend={false}
        slotProps={{
          legend: {
            direction: 'vertical',
            position: { horizontal: 'end', vertical: 'middle' },
            minLabel: '0',
            maxLabel: '100+',
            sx: { height: 180, '& svg': { maxWidth: 'none' } },
          },
        }}
      />
    </Box>
  );
}
