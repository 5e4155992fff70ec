import { useState } from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import { hives, months } from './data';

const highlights = ['none', 'item', 'series'] as const;
const fades = ['none', 'series', 'global'] as const;

export default function HighlightScope() {
  const [highlight, setHighlight] = useState<(typeof highlights)[number]>('series');
  const [fade, setFade] = useState<(typeof fades)[number]>('global');

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, mb: 2 }}>
        <TextField select size="small" label="highlight" value={highlight} sx={{ minWidth: 120 }}>
          {highlights.map((value) => (
            <MenuItem key={value} value={value} onClick={() => setHighlight(value)}>
              {value}
            </MenuItem>
          ))}
        </TextField>
        <TextField select size="small" label="fade" value={fade} sx={{ minWidth: 120 }}>
          {fades.map((value) => (
            <MenuItem key={value} value={value} onClick={() => setFade(value)}>
              {value}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
      {/* #region */}
      <BarChart
        aria-label="Honey from three hives by month; point at a bar to highlight it"
        height={260}
        xAxis={[{ data: months }]}
        series={hives.map((hive) => ({ ...hive, highlightScope: { highlight, fade } }))}
      />
      {/* #endregion */}
    </Box>
  );
}
