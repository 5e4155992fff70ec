import { useEffect, useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { LineChart } from '@mui/x-charts/LineChart';

/** Stands in for a sensor: the heart rate at a second. */
const heartRate = (second: number) => Math.round(92 + 14 * Math.sin(second / 4) + (second % 3));

export default function LiveData() {
  const [running, setRunning] = useState(false);
  const [now, setNow] = useState(30);

  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => setNow((second) => second + 1), 1000);
    return () => clearInterval(timer);
  }, [running]);

  const seconds = Array.from({ length: 31 }, (_, index) => now - 30 + index);

  return (
    <Stack sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button variant="outlined" onClick={() => setRunning(!running)}>
        {running ? 'Pause' : 'Start'}
      </Button>
      <LineChart
        aria-label="Heart rate on a treadmill in the last 30 seconds"
        height={240}
        sx={{ width: '100%' }}
        skipAnimation
        xAxis={[{ data: seconds, min: now - 30, max: now, label: 'Seconds' }]}
        yAxis={[{ min: 60, max: 120, label: 'Beats per minute', width: 60 }]}
        series={[{ label: 'Heart rate', data: seconds.map(heartRate), showMark: false }]}
        hideLegend
      />
    </Stack>
  );
}
