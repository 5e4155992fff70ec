import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const series = [
  { label: 'Planned', data: [12, 15, 9] },
  { label: 'Shipped', data: [11, 16, 7] },
];
const limits = { min: 0, max: 0.9, step: 0.1, valueLabelDisplay: 'auto', size: 'small' } as const;

export default function BarGaps() {
  const categoryGapId = useId();
  const barGapId = useId();
  const [categoryGapRatio, setCategoryGap] = useState(0.2);
  const [barGapRatio, setBarGap] = useState(0.1);

  return (
    <Stack sx={{ width: '100%', alignItems: 'center' }}>
      <BarChart
        aria-label="Planned and shipped containers, by port"
        height={220}
        skipAnimation
        sx={{ width: '100%' }}
        xAxis={[{ data: ['Oslo', 'Gdańsk', 'Riga'], categoryGapRatio, barGapRatio }]}
        series={series}
      />
      <Box sx={{ width: '100%', maxWidth: 280 }}>
        <Typography id={categoryGapId}>categoryGapRatio: {categoryGapRatio}</Typography>
        <Slider
          {...limits}
          aria-labelledby={categoryGapId}
          value={categoryGapRatio}
          onChange={(_event, value) => setCategoryGap(value)}
        />
        <Typography id={barGapId}>barGapRatio: {barGapRatio}</Typography>
        <Slider
          {...limits}
          aria-labelledby={barGapId}
          value={barGapRatio}
          onChange={(_event, value) => setBarGap(value)}
        />
      </Box>
    </Stack>
  );
}
