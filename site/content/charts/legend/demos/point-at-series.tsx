import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { SeriesLegendItemContext } from '@mui/x-charts/ChartsLegend';
import { LineChart } from '@mui/x-charts/LineChart';

const highlightScope = { highlight: 'series', fade: 'global' } as const;
const series = [
  { id: 'web', label: 'web', data: [9, 8, 10, 12, 11], highlightScope },
  { id: 'api', label: 'api', data: [4, 5, 4, 4, 6], highlightScope },
  { id: 'docs', label: 'docs', data: [2, 2, 3, 2, 2], highlightScope },
];

export default function PointAtSeries() {
  const [chosen, setChosen] = useState<SeriesLegendItemContext | null>(null);

  function choose(_event: unknown, item: SeriesLegendItemContext) {
    setChosen(item.seriesId === chosen?.seriesId ? null : item);
  }

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <LineChart
        aria-label="Minutes per build by day, of three projects"
        height={240}
        xAxis={[{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'], scaleType: 'point' }]}
        series={series}
        highlightedItem={chosen && { seriesId: chosen.seriesId }}
        slotProps={{
          legend: { onItemClick: choose, sx: { button: { cursor: 'pointer', py: 0.75 } } },
        }}
      />
      <Typography role="status" sx={{ textAlign: 'center' }}>
        {chosen ? `Highlighted: ${chosen.label}` : 'Click a name in the legend.'}
      </Typography>
    </Stack>
  );
}
