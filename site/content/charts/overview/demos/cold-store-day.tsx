import { useMemo, useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

const readings = Array.from({ length: 10_000 }, (_, index) => ({
  hour: (index * 24) / 10_000,
  // The door is open for a minute after six.
  degrees: -18 + Math.sin(index / 300) + ((index * 37) % 11) / 20 + (index === 2510 ? 9 : 0),
}));

// #region
/** Keeps the lowest and the highest of every few readings, so that no peak is lost. */
function reduce(all: typeof readings, steps: number) {
  const size = Math.ceil(all.length / steps);
  return Array.from({ length: steps }, (_, step) => {
    const part = all
      .slice(step * size, (step + 1) * size)
      .toSorted((a, b) => a.degrees - b.degrees);
    return [part.at(0), part.at(-1)]
      .filter((reading) => reading !== undefined)
      .toSorted((a, b) => a.hour - b.hour);
  }).flat();
}
// #endregion

export default function ColdStoreDay() {
  const [all, setAll] = useState(false);
  const points = useMemo(() => (all ? readings : reduce(readings, 200)), [all]);

  return (
    <Stack sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={all} onChange={(event) => setAll(event.target.checked)} />}
        label="Draw all readings"
      />
      <LineChart
        aria-label="Temperature of a cold store on one day"
        height={260}
        dataset={points}
        xAxis={[{ dataKey: 'hour', label: 'Hour', min: 0, max: 24 }]}
        yAxis={[{ label: 'Temperature (°C)', width: 60 }]}
        series={[{ dataKey: 'degrees', label: 'Cold store', showMark: false, curve: 'linear' }]}
        hideLegend
        skipAnimation
      />
      <Typography variant="body2" role="status">
        {points.length.toLocaleString('en-US')} of 10,000 readings drawn
      </Typography>
    </Stack>
  );
}
