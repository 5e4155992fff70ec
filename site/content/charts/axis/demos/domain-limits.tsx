import { useState } from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { LineChart } from '@mui/x-charts/LineChart';

const limits = {
  nice: 'nice',
  strict: 'strict',
  'around the values': (min: number, max: number) => ({ min: min - 2, max: max + 2 }),
  'from zero': (_min: number, max: number) => ({ min: 0, max }),
} as const;
type Limit = keyof typeof limits;

export default function DomainLimits() {
  const [limit, setLimit] = useState<Limit>('nice');

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'center' }}>
      <TextField
        select
        size="small"
        label="domainLimit"
        value={limit}
        onChange={(event) => setLimit(event.target.value as Limit)}
        sx={{ minWidth: 200 }}
      >
        {Object.keys(limits).map((name) => (
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
        yAxis={[{ domainLimit: limits[limit], label: '°C' }]}
        series={[{ data: [17.3, 20.8, 26.1, 27.4, 22.2] }]}
      />
    </Stack>
  );
}
