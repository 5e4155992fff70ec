import { useState } from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { club } from './data';

const modes = [
  { name: 'Closest point', props: {} },
  { name: 'Within 30 pixels', props: { voronoiMaxRadius: 30 } },
  { name: 'On the marker', props: { disableVoronoi: true } },
];

export default function ClosestPoint() {
  const [mode, setMode] = useState('Closest point');

  return (
    <Stack sx={{ width: '100%' }}>
      <FormControl>
        <FormLabel>A point reacts to the pointer</FormLabel>
        <RadioGroup row value={mode} onChange={(_event, value) => setMode(value)}>
          {modes.map(({ name }) => (
            <FormControlLabel key={name} value={name} control={<Radio />} label={name} />
          ))}
        </RadioGroup>
      </FormControl>
      <ScatterChart
        aria-label="Training and finish time of ten club runners"
        height={260}
        sx={{ width: '100%' }}
        xAxis={[{ label: 'Training per week (km)' }]}
        yAxis={[{ label: 'Finish time (min)', width: 60 }]}
        series={[{ label: 'Club runners', data: club }]}
        hideLegend
        {...modes.find(({ name }) => name === mode)?.props}
      />
    </Stack>
  );
}
