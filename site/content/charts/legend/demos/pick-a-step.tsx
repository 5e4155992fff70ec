import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import {
  PiecewiseColorLegend,
  type PiecewiseColorLegendItemContext,
} from '@mui/x-charts/ChartsLegend';

const noise = [48, 61, 57, 72, 63, 53];

export default function PickAStep() {
  const [text, setText] = useState('Click a step in the legend.');

  // #region
  function countStep(_event: unknown, { minValue, maxValue }: PiecewiseColorLegendItemContext) {
    const min = Number(minValue ?? -Infinity);
    const max = Number(maxValue ?? Infinity);
    const found = noise.filter((value) => value >= min && value < max);
    setText(`${found.length} of ${noise.length} crossings are in this step.`);
  }
  // #endregion

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <BarChart
        aria-label="Noise at six crossings, in decibels"
        height={220}
        xAxis={[{ data: ['A', 'B', 'C', 'D', 'E', 'F'] }]}
        yAxis={[
          {
            min: 0,
            colorMap: {
              type: 'piecewise',
              thresholds: [55, 65],
              colors: ['#4caf50', '#ffb300', '#e53935'],
            },
          },
        ]}
        series={[{ data: noise }]}
        slots={{ legend: PiecewiseColorLegend }}
        slotProps={{
          legend: {
            axisDirection: 'y',
            labelPosition: 'end',
            markType: 'square',
            onItemClick: countStep,
            sx: {
              button: { cursor: 'pointer', p: 0.5 },
              span: { unicodeBidi: 'plaintext' },
            },
          },
        }}
      />
      <Typography role="status" sx={{ textAlign: 'center' }}>
        {text}
      </Typography>
    </Stack>
  );
}
