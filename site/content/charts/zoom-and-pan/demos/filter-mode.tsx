import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import { dates, dayText, energy } from './data';

export default function FilterMode() {
  const [fit, setFit] = useState(false);

  return (
    <Stack sx={{ width: '100%', alignItems: 'flex-start' }}>
      <FormControlLabel
        control={<Switch checked={fit} onChange={(event) => setFit(event.target.checked)} />}
        label="Fit the value axis to what is shown"
      />
      <LineChartPro
        aria-label="Energy of a building in summer, in kWh"
        height={260}
        hideLegend
        sx={{ width: '100%' }}
        xAxis={[
          {
            id: 'day',
            data: dates,
            scaleType: 'utc',
            valueFormatter: dayText,
            zoom: { filterMode: fit ? 'discard' : 'keep', slider: { enabled: true } },
          },
        ]}
        initialZoom={[{ axisId: 'day', start: 42, end: 58 }]}
        series={[{ data: energy, showMark: false }]}
      />
    </Stack>
  );
}
