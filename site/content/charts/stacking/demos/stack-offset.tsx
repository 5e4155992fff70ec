import { useState } from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';

const offsets = ['diverging', 'none', 'expand', 'silhouette', 'wiggle'] as const;

export default function StackOffset() {
  const [stackOffset, setStackOffset] = useState<(typeof offsets)[number]>('diverging');

  return (
    <Box sx={{ width: '100%' }}>
      <TextField
        select
        size="small"
        label="stackOffset"
        value={stackOffset}
        onChange={({ target }) =>
          setStackOffset(offsets.find((offset) => offset === target.value) ?? 'diverging')
        }
        sx={{ minWidth: 160, mb: 2 }}
      >
        {offsets.map((offset) => (
          <MenuItem key={offset} value={offset}>
            {offset}
          </MenuItem>
        ))}
      </TextField>
      {/* #region */}
      <BarChart
        aria-label="Income and costs of a bakery by quarter"
        height={260}
        xAxis={[{ data: ['Q1', 'Q2', 'Q3', 'Q4'] }]}
        series={[
          { label: 'Shop', data: [24, 27, 22, 31], stack: 'money', stackOffset },
          { label: 'Catering', data: [9, 14, 6, 18], stack: 'money' },
          { label: 'Rent', data: [-8, -8, -9, -9], stack: 'money' },
          { label: 'Wages', data: [-15, -16, -15, -19], stack: 'money' },
        ]}
      />
      {/* #endregion */}
    </Box>
  );
}
