import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { LineChart } from '@mui/x-charts/LineChart';

const readings = [21, 24, 22, 27, 30];

export default function LoadingReadings() {
  const [state, setState] = useState<'empty' | 'loading' | 'loaded'>('empty');

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'center' }}>
      <Stack direction="row" spacing={1}>
        <Button onClick={() => setState('loading')}>Load</Button>
        <Button onClick={() => setState('loaded')}>Finish loading</Button>
        <Button onClick={() => setState('empty')}>Clear</Button>
      </Stack>
      <LineChart
        aria-label="Readings of a sensor by hour"
        height={200}
        sx={{ width: '100%' }}
        loading={state === 'loading'}
        xAxis={[{ data: ['8:00', '9:00', '10:00', '11:00', '12:00'], scaleType: 'point' }]}
        yAxis={[{ min: 0, max: 40 }]}
        series={[{ data: state === 'loaded' ? readings : [] }]}
        localeText={{ noData: 'No readings yet' }}
      />
    </Stack>
  );
}
