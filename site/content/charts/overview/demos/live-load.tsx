import { useEffect, useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

const shown = 60;
const loadAt = (reading: number) =>
  Math.round(50 + 30 * Math.sin(reading / 7) + ((reading * 31) % 9));

export default function LiveLoad() {
  const [now, setNow] = useState(shown);
  const [running, setRunning] = useState(false);
  // #region
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => setNow((reading) => reading + 1), 500);
    return () => clearInterval(timer);
  }, [running]);

  const readings = Array.from({ length: shown }, (_, index) => now - shown + 1 + index);
  // #endregion

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <LineChart
        aria-label="Load of the server in the last 60 readings, in percent"
        height={240}
        xAxis={[{ data: readings, label: 'Reading', domainLimit: 'strict' }]}
        yAxis={[{ min: 0, max: 100, label: 'Load (%)' }]}
        series={[{ data: readings.map(loadAt), label: 'Load', showMark: false }]}
        hideLegend
        skipAnimation
      />
      <Button
        variant="outlined"
        onClick={() => setRunning(!running)}
        sx={{ alignSelf: 'flex-start' }}
      >
        {running ? 'Pause' : 'Start'}
      </Button>
      <Typography variant="body2">Load now: {loadAt(now)}%</Typography>
    </Stack>
  );
}
