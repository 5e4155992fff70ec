import { useState } from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import type { StackOrderType } from '@mui/x-charts/models';

const orders: StackOrderType[] = ['none', 'ascending', 'descending', 'reverse'];
const fleets = [
  { id: 'vans', label: 'Vans', data: [24, 26, 22] },
  { id: 'bikes', label: 'Bikes', data: [61, 70, 74] },
  { id: 'trucks', label: 'Trucks', data: [9, 8, 11] },
];

export default function StackOrder() {
  const [stackOrder, setStackOrder] = useState<StackOrderType>('none');

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'center' }}>
      <TextField
        select
        size="small"
        label="stackOrder"
        value={stackOrder}
        onChange={({ target }) =>
          setStackOrder(orders.find((order) => order === target.value) ?? stackOrder)
        }
        sx={{ minWidth: 160 }}
      >
        {orders.map((order) => (
          <MenuItem key={order} value={order}>
            {order}
          </MenuItem>
        ))}
      </TextField>
      <BarChart
        aria-label="Deliveries by vehicle and month"
        height={220}
        skipAnimation
        sx={{ width: '100%' }}
        xAxis={[{ data: ['March', 'April', 'May'] }]}
        // #region
        series={fleets.map((fleet) => ({ ...fleet, stack: 'deliveries', stackOrder }))}
        // #endregion
      />
    </Stack>
  );
}
