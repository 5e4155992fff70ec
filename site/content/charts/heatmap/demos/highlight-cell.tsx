import Box from '@mui/material/Box';
import { Heatmap, heatmapClasses } from '@mui/x-charts-pro/Heatmap';
import { days, hours, visitors } from './data';

export default function HighlightCell() {
  return (
    <Box
      component="figure"
      aria-label="Library visitors; point at a cell to highlight it"
      sx={{ m: 0, width: '100%' }}
    >
      <Heatmap
        height={300}
        xAxis={[{ data: days }]}
        yAxis={[
          {
            data: hours,
            valueFormatter: (hour: number) => `${hour}:00–${hour + 2}:00`,
            width: 100,
          },
        ]}
        series={[
          {
            label: 'Visitors',
            data: visitors,
            valueFormatter: ([, , value]) => `${value} people`,
            highlightScope: { highlight: 'item', fade: 'global' },
          },
        ]}
        sx={{
          [`& .${heatmapClasses.faded}`]: { opacity: 0.4 },
          [`& .${heatmapClasses.highlighted}`]: { stroke: 'currentColor', strokeWidth: 2 },
        }}
      />
    </Box>
  );
}
