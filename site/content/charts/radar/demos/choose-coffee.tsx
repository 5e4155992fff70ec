import { useState } from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import type { HighlightItemData } from '@mui/x-charts/context';
import { RadarChart } from '@mui/x-charts/RadarChart';
import { coffees, flavors } from './data';

export default function ChooseCoffee() {
  const [item, setItem] = useState<HighlightItemData | null>({ seriesId: 'highland' });

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
        {coffees.map(({ id, label }) => (
          <Chip
            key={id}
            label={label}
            variant={item?.seriesId === id ? 'filled' : 'outlined'}
            onClick={() => setItem({ seriesId: id })}
            aria-pressed={item?.seriesId === id}
          />
        ))}
      </Stack>
      <div dir="ltr">
        <RadarChart
          aria-label="Flavor of two coffees; choose one above"
          height={300}
          margin={{ left: 70, right: 70 }}
          hideLegend
          highlight="series"
          highlightedItem={item}
          onHighlightChange={setItem}
          radar={{ max: 10, metrics: flavors }}
          series={coffees.map((coffee) => ({ ...coffee, fillArea: true }))}
        />
      </div>
    </Box>
  );
}
