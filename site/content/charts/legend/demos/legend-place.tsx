import { useState } from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { PieChart } from '@mui/x-charts/PieChart';

const places = {
  'above, centred': { direction: 'horizontal', position: { vertical: 'top' } },
  'below, at the start': {
    direction: 'horizontal',
    position: { vertical: 'bottom', horizontal: 'start' },
  },
  'before, at the top': {
    direction: 'vertical',
    position: { vertical: 'top', horizontal: 'start' },
  },
  'after, in the middle': {
    direction: 'vertical',
    position: { vertical: 'middle', horizontal: 'end' },
  },
} as const;
type Place = keyof typeof places;
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
  const [place, setPlace] = useState<Place>('below, at the start');

  return (
    <Stack spacing={2} sx={{ width: '100%', alignItems: 'center' }}>
      <TextField
        select
        size="small"
        label="Legend"
        value={place}
        onChange={(event) => setPlace(event.target.value as Place)}
        sx={{ minWidth: 220 }}
      >
        {Object.keys(places).map((name) => (
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
        slotProps={{ legend: places[place] }}
      />
    </Stack>
  );
}
