import { useState } from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import type { HighlightItemData } from '@mui/x-charts/context';
import { hives, months } from './data';

export default function ControlledHighlight() {
  const [item, setItem] = useState<HighlightItemData | null>({ seriesId: 'forest' });
  const hive = hives.find(({ id }) => id === item?.seriesId);

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {hives.map(({ id, label }) => (
          <Chip
            key={id}
            label={label}
            variant={item?.seriesId === id ? 'filled' : 'outlined'}
            aria-pressed={item?.seriesId === id}
            onClick={() => setItem({ seriesId: id })}
          />
        ))}
      </Stack>
      <BarChart
        aria-label="Honey from three hives by month"
        height={240}
        xAxis={[{ data: months }]}
        series={hives.map((series) => ({
          ...series,
          highlightScope: { highlight: 'series', fade: 'global' },
        }))}
        highlightedItem={item}
        onHighlightChange={setItem}
      />
      <Typography role="status">
        {hive === undefined ? 'No hive selected' : `${hive.label} hive`}
      </Typography>
    </Box>
  );
}
