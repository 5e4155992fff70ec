import { useState } from 'react';
import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';
import type { HighlightItemData } from '@mui/x-charts/context';
import { LineChart } from '@mui/x-charts/LineChart';
import { hives, months } from './data';

export default function SynchronizedCharts() {
  const [item, setItem] = useState<HighlightItemData | null>(null);
  const shared = {
    width: 300,
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
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, '& > *': { flexBasis: 300 } }}>
      <BarChart {...shared} aria-label="Honey as bars" xAxis={[{ data: months }]} />
      <LineChart
        {...shared}
        aria-label="Honey as lines"
        xAxis={[{ scaleType: 'point', data: months }]}
      />
    </Stack>
  );
}
