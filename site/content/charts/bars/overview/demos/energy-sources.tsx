import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { BarChart } from '@mui/x-charts/BarChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];
const sources = [
  { label: 'Heat pump', data: [820, 760, 610, 380, 190, 120] },
  { label: 'Machines', data: [540, 560, 590, 570, 580, 550] },
  { label: 'Light', data: [210, 190, 150, 120, 90, 80] },
];

export default function EnergySources() {
  const [share, setShare] = useState(false);
  const stackOffset = share ? 'expand' : 'none';

  return (
    <Stack sx={{ width: '100%', alignItems: 'flex-start' }}>
      <FormControlLabel
        control={<Switch checked={share} onChange={(event) => setShare(event.target.checked)} />}
        label="Show shares"
      />
      <BarChart
        aria-label={share ? 'Energy by use, as shares' : 'Energy by use, in kWh'}
        height={280}
        sx={{ width: '100%' }}
        xAxis={[{ data: months }]}
        yAxis={[
          {
            label: share ? 'Share' : 'kWh',
            valueFormatter: (value: number) => (share ? `${Math.round(value * 100)}%` : `${value}`),
          },
        ]}
        series={sources.map((source) => ({ ...source, stack: 'use', stackOffset }))}
      />
    </Stack>
  );
}
