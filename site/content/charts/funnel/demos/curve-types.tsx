import { useState } from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import {
  Unstable_FunnelChart as FunnelChart,
  type FunnelCurveType,
} from '@mui/x-charts-pro/FunnelChart';
import { enrollment } from './data';

const curves: FunnelCurveType[] = ['linear', 'bump', 'step', 'pyramid', 'step-pyramid'];

export default function CurveTypes() {
  const [curve, setCurve] = useState<FunnelCurveType>('bump');

  return (
    <Box sx={{ width: '100%' }}>
      <TextField
        select
        size="small"
        label="Curve"
        value={curve}
        onChange={({ target }) =>
          setCurve(curves.find((name) => name === target.value) ?? 'linear')
        }
        sx={{ display: 'flex', width: 160, mx: 'auto', mb: 2 }}
      >
        {curves.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <FunnelChart
        aria-label="395 of 1,840 visitors of the course page enrolled"
        height={280}
        hideLegend
        series={[{ data: enrollment, curve, variant: 'outlined' }]}
      />
    </Box>
  );
}
