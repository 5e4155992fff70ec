import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { LineChart } from '@mui/x-charts/LineChart';

const readings = [
  { day: new Date(2026, 2, 1), level: 212 },
  { day: new Date(2026, 2, 2), level: 218 },
  { day: new Date(2026, 2, 3), level: 225 },
  { day: new Date(2026, 2, 17), level: 281 },
  { day: new Date(2026, 2, 30), level: 305 },
];

const format = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });

export default function RiverLevel() {
  const [even, setEven] = useState(false);

  return (
    <Stack sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={even} onChange={(event) => setEven(event.target.checked)} />}
        label="Mislead: same distance for every reading"
      />
      <LineChart
        aria-label="Level of the river in March, in centimeters"
        height={260}
        margin={{ right: 28 }}
        dataset={readings}
        xAxis={[
          {
            dataKey: 'day',
            scaleType: even ? 'point' : 'time',
            tickNumber: 6,
            valueFormatter: (day: Date) => format.format(day),
          },
        ]}
        yAxis={[{ label: 'Level (cm)', width: 60 }]}
        series={[{ dataKey: 'level', label: 'Level', curve: 'linear' }]}
        hideLegend
      />
    </Stack>
  );
}
