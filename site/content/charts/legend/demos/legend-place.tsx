import { useState } from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { PieChart } from '@mui/x-charts/PieChart';

const places = [
  { name: 'above, centered', direction: 'horizontal', position: { vertical: 'top' } },
  {
    name: 'below, at the start',
    direction: 'horizontal',
    position: { vertical: 'bottom', horizontal: 'start' },
  },
  {
    name: 'before, at the top',
    direction: 'vertical',
    position: { vertical: 'top', horizontal: 'start' },
  },
  {
    name: 'after, in the middle',
    direction: 'vertical',
    position: { vertical: 'middle', horizontal: 'end' },
  },
] as const;
const series = [
  {
    data: [
      { id: 'heat', value: 46, label: 'Heating' },
      { id: 'machines', value: 31, label: 'Machines' },
      { id: 'light', value: 23, label: 'Light' },
    ],
  },
];

export default function LegendPlace() {
  const [chosen, setChosen] = useState('below, at the start');
  const place = places.find(({ name }) => name === chosen);

  return (
    <Stack spacing={2} sx={{ width: '100%', alignItems: 'center' }}>
      <TextField
        select
        size="small"
        label="Legend"
        value={chosen}
        onChange={(event) => setChosen(event.target.value)}
        sx={{ minWidth: 220 }}
      >
        {places.map(({ name }) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <PieChart
        aria-label="Energy by use"
        height={180}
        skipAnimation
        sx={{ width: '100%', maxWidth: 420 }}
        series={series}
        slotProps={{ legend: { direction: place?.direction, position: place?.position } }}
      />
    </Stack>
  );
}
