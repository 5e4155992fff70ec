import { useState } from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import { hives, months } from './data';

const types = ['none', 'line', 'band'] as const;

export default function AxisHighlight() {
  const [x, setX] = useState<(typeof types)[number]>('line');
  const [y, setY] = useState<(typeof types)[number]>('line');

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, mb: 2 }}>
        <TextField select size="small" label="x" value={x} sx={{ minWidth: 120 }}>
          {types.map((type) => (
            <MenuItem key={type} value={type} onClick={() => setX(type)}>
              {type}
            </MenuItem>
          ))}
        </TextField>
        <TextField select size="small" label="y" value={y} sx={{ minWidth: 120 }}>
          {types.map((type) => (
            <MenuItem key={type} value={type} onClick={() => setY(type)}>
              {type}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
      {/* #region */}
      <BarChart
        aria-label="Honey from three hives by month"
        height={240}
        axisHighlight={{ x, y }}
        xAxis={[{ data: months }]}
        series={hives}
      />
      {/* #endregion */}
    </Box>
  );
}
