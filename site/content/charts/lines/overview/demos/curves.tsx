import { useState } from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { LineChart } from '@mui/x-charts/LineChart';
import type { CurveType } from '@mui/x-charts/models';

const curves: CurveType[] = [
  'monotoneX',
  'linear',
  'natural',
  'catmullRom',
  'bumpX',
  'step',
  'stepBefore',
  'stepAfter',
];

export default function Curves() {
  const [curve, setCurve] = useState<CurveType>('stepAfter');

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'center' }}>
      <TextField
        select
        size="small"
        label="curve"
        value={curve}
        onChange={({ target }) => setCurve(curves.find((name) => name === target.value) ?? curve)}
        sx={{ minWidth: 160 }}
      >
        {curves.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <LineChart
        aria-label="Price of electricity by hour, in cents"
        height={220}
        skipAnimation
        sx={{ width: '100%' }}
        xAxis={[{ data: [0, 1, 2, 3, 4, 5, 6, 7], label: 'Hour', tickMinStep: 1 }]}
        series={[{ data: [21, 19, 18, 24, 33, 31, 27, 22], curve, label: 'Cents per kWh' }]}
      />
    </Stack>
  );
}
