import Box from '@mui/material/Box';
import { PiecewiseColorLegend } from '@mui/x-charts/ChartsLegend';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { days, hours, visitors } from './data';

const names = ['Quiet', 'Busy', 'Full'];

export default function ColorSteps() {
  return (
    <Box
      component="figure"
      aria-label="Quiet, busy and full hours of a library"
      sx={{ m: 0, width: '100%' }}
    >
      <Heatmap
        height={320}
        xAxis={[{ data: days }]}
        yAxis={[{ data: hours, valueFormatter: (hour: number) => `${hour}:00` }]}
        zAxis={[
          {
            colorMap: {
              type: 'piecewise',
              thresholds: [40, 80],
              colors: ['#a5d6a7', '#ffcc80', '#e57373'],
            },
          },
        ]}
        series={[{ label: 'Visitors', data: visitors }]}
        hideLegend={false}
        slots={{ legend: PiecewiseColorLegend }}
        slotProps={{
          legend: {
            labelPosition: 'end',
            labelFormatter: ({ index }) => names[index] ?? '',
            sx: { gap: 2, justifyContent: 'center' },
          },
        }}
      />
    </Box>
  );
}
