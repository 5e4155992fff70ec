import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { LineChart } from '@mui/x-charts/LineChart';

const hours = [6, 7, 8, 9, 10, 11, 12, 13, 14];
const celsius = [4.1, 4.3, 4.0, null, null, null, 5.6, 5.1, 4.6];

export default function SensorGap() {
  const [connectNulls, setConnectNulls] = useState(false);

  return (
    <Stack sx={{ width: '100%', alignItems: 'flex-start' }}>
      <FormControlLabel
        control={
          <Switch
            checked={connectNulls}
            onChange={(event) => setConnectNulls(event.target.checked)}
          />
        }
        label="Connect across the gap"
      />
      <LineChart
        aria-label="Temperature of a cold store; the sensor was silent from 9 to 11"
        height={220}
        skipAnimation
        sx={{ width: '100%' }}
        xAxis={[{ data: hours, tickMinStep: 1, valueFormatter: (hour: number) => `${hour}:00` }]}
        yAxis={[{ label: 'Celsius', min: 3, max: 6 }]}
        series={[{ data: celsius, connectNulls }]}
      />
    </Stack>
  );
}
