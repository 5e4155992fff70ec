import { useState } from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { LineChart } from '@mui/x-charts/LineChart';

const limits = [
  { name: 'nice', domainLimit: 'nice' },
  { name: 'strict', domainLimit: 'strict' },
  {
    name: 'around the values',
    domainLimit: (min: number, max: number) => ({ min: min - 2, max: max + 2 }),
  },
  { name: 'from zero', domainLimit: (_min: number, max: number) => ({ min: 0, max }) },
] as const;

export default function DomainLimits() {
  const [limit, setLimit] = useState('nice');
  const domainLimit = limits.find(({ name }) => name === limit)?.domainLimit;

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'center' }}>
      <TextField
        select
        size="small"
        label="domainLimit"
        value={limit}
        onChange={(event) => setLimit(event.target.value)}
        sx={{ minWidth: 200 }}
      >
        {limits.map(({ name }) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <LineChart
        aria-label={`Temperature of a greenhouse, domain: ${limit}`}
        height={220}
        skipAnimation
        sx={{ width: '100%' }}
        xAxis={[{ data: ['6:00', '9:00', '12:00', '15:00', '18:00'], scaleType: 'point' }]}
        yAxis={[{ domainLimit, label: 'Celsius' }]}
        series={[{ data: [17.3, 20.8, 26.1, 27.4, 22.2] }]}
      />
    </Stack>
  );
}
