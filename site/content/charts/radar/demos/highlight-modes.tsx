import { useState } from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { RadarChart } from '@mui/x-charts/RadarChart';
import { coffees, flavors } from './data';

export default function HighlightModes() {
  const [highlight, setHighlight] = useState<'axis' | 'series' | 'none'>('series');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Highlight"
        sx={{ display: 'flex', justifyContent: 'center' }}
        value={highlight}
        onChange={(_event, value: typeof highlight | null) => setHighlight(value ?? highlight)}
      >
        <ToggleButton value="axis">Axis</ToggleButton>
        <ToggleButton value="series">Series</ToggleButton>
        <ToggleButton value="none">None</ToggleButton>
      </ToggleButtonGroup>
      <div dir="ltr">
        <RadarChart
          aria-label="Flavor of two coffees; point at one to highlight it"
          height={300}
          margin={{ left: 70, right: 70 }}
          highlight={highlight}
          slotProps={{ tooltip: { trigger: highlight === 'series' ? 'item' : 'axis' } }}
          radar={{ max: 10, metrics: flavors }}
          series={coffees.map((coffee) => ({ ...coffee, fillArea: true }))}
        />
      </div>
    </Box>
  );
}
