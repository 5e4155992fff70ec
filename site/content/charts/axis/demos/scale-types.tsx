import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';

const scales = ['linear', 'log', 'sqrt'] as const;
type Scale = (typeof scales)[number];
const percentiles = ['p10', 'p25', 'p50', 'p75', 'p90', 'p99'];

export default function ScaleTypes() {
  const [scaleType, setScaleType] = useState<Scale>('log');
  const valueFormatter = scaleType === 'log' ? powersOfTen : plain;

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'center' }}>
      <ToggleButtonGroup
        aria-label="Scale of the value axis"
        exclusive
        size="small"
        value={scaleType}
        onChange={(_event, next: Scale | null) => setScaleType(next ?? scaleType)}
      >
        {scales.map((scale) => (
          <ToggleButton key={scale} value={scale}>
            {scale}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <LineChart
        aria-label={`Response times of a server in milliseconds, ${scaleType} scale`}
        height={240}
        skipAnimation
        sx={{ width: '100%' }}
        xAxis={[{ data: percentiles, scaleType: 'point' }]}
        yAxis={[{ scaleType, min: 1, max: 10_000, valueFormatter, label: 'ms', width: 68 }]}
        series={[{ data: [4, 9, 22, 75, 310, 4200] }]}
        grid={{ horizontal: true }}
      />
    </Stack>
  );
}

/** A logarithmic axis has many ticks: only powers of ten get a label. */
function powersOfTen(value: number, { location }: { location: string }) {
  return location === 'tick' && Math.log10(value) % 1 !== 0 ? '' : plain(value);
}

function plain(value: number) {
  return `${value}`;
}
