import { useState } from 'react';
import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import type { HighlightItemData } from '@mui/x-charts/context';
import { LineChart } from '@mui/x-charts/LineChart';
import { hives, months } from './data';

export default function SynchronizedCharts() {
  const [item, setItem] = useState<HighlightItemData | null>(null);
  const shared = {
    height: 240,
    hideLegend: true,
    highlightedItem: item,
    onHighlightChange: setItem,
    series: hives.map((hive) => ({
      ...hive,
      highlightScope: { highlight: 'series' as const, fade: 'global' as const },
    })),
  };

  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        gap: 2,
        width: '100%',
      }}
    >
      <BarChart {...shared} aria-label="Honey as bars" xAxis={[{ data: months }]} />
      <LineChart
        {...shared}
        aria-label="Honey as lines"
        xAxis={[{ scaleType: 'point', data: months }]}
      />
    </Box>
  );
}
