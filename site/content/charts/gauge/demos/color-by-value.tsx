import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Gauge, gaugeClasses } from '@mui/x-charts/Gauge';

function rate(load: number) {
  if (load < 60) return { color: 'success', label: 'Normal' } as const;
  if (load < 85) return { color: 'warning', label: 'High' } as const;
  return { color: 'error', label: 'Overload' } as const;
}

export default function ColorByValue() {
  const id = useId();
  const { palette } = useTheme();
  const [load, setLoad] = useState(72);
  const { color, label } = rate(load);

  return (
    <Box sx={{ width: 240, maxWidth: '100%' }}>
      <Gauge
        aria-label="Load of the transformer"
        aria-valuetext={`${load}%, ${label}`}
        height={140}
        value={load}
        startAngle={-110}
        endAngle={110}
        text={`${load}%\n${label}`}
        sx={{ [`& .${gaugeClasses.valueArc}`]: { fill: palette[color].main } }}
      />
      <Typography id={id} variant="body2">
        Load
      </Typography>
      <Slider aria-labelledby={id} value={load} onChange={(_event, value) => setLoad(value)} />
    </Box>
  );
}
