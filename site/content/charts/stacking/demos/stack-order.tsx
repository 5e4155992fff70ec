import { useState } from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import { sources, years } from './data';

const orders = ['none', 'reverse', 'appearance', 'ascending', 'descending', 'insideOut'] as const;

export default function StackOrder() {
  const [stackOrder, setStackOrder] = useState<(typeof orders)[number]>('reverse');

  return (
    <Box sx={{ width: '100%' }}>
      <TextField
        select
        size="small"
        label="stackOrder"
        value={stackOrder}
        onChange={({ target }) =>
          setStackOrder(orders.find((order) => order === target.value) ?? 'none')
        }
        sx={{ minWidth: 160, mb: 2 }}
      >
        {orders.map((order) => (
          <MenuItem key={order} value={order}>
            {order}
          </MenuItem>
        ))}
      </TextField>
      {/* #region */}
      <BarChart
        aria-label="Electricity of an island by source"
        height={260}
        xAxis={[{ data: years }]}
        series={sources.map((source) => ({ ...source, stack: 'total', stackOrder }))}
      />
      {/* #endregion */}
    </Box>
  );
}
