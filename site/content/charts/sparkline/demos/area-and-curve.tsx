import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { listeners } from './data';

export default function AreaAndCurve() {
  const [area, setArea] = useState(true);
  const [smooth, setSmooth] = useState(true);

  return (
    <Stack sx={{ width: 320, maxWidth: '100%' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
        <FormControlLabel
          control={<Switch checked={area} onChange={(_event, checked) => setArea(checked)} />}
          label="Area"
        />
        <FormControlLabel
          control={<Switch checked={smooth} onChange={(_event, checked) => setSmooth(checked)} />}
          label="Smooth curve"
        />
      </Stack>
      <SparkLineChart
        aria-label="Weekly listeners, rising for twelve weeks"
        data={listeners}
        height={96}
        area={area || undefined}
        curve={smooth ? 'natural' : 'linear'}
      />
    </Stack>
  );
}
