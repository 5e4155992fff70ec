import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { reservoirs } from './data';

export default function SameRange() {
  const [same, setSame] = useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={same} onChange={(_event, checked) => setSame(checked)} />}
        label="Same range for all reservoirs"
      />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 3 }}>
        {reservoirs.map(({ name, levels }) => (
          <div key={name}>
            <Typography variant="body2">{`${name}, ${levels.at(-1)}%`}</Typography>
            <SparkLineChart
              aria-label={`Water level of ${name}, from ${levels[0]}% to ${levels.at(-1)}%`}
              data={levels}
              width={140}
              height={64}
              yAxis={same ? { min: 0, max: 100 } : {}}
            />
          </div>
        ))}
      </Stack>
    </Box>
  );
}
