import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';

const minutes = [
  2, 3, 4, 4, 5, 6, 6, 7, 7, 7, 8, 8, 9, 9, 9, 10, 11, 11, 12, 13, 32, 34, 35, 36, 36, 37, 38, 38,
  39, 40, 41, 41, 42, 43, 44, 46, 48, 51, 55, 58,
];

// #region
function countByStep(values: number[], step: number) {
  const bins = Array.from({ length: Math.ceil(60 / step) }, (_, index) => ({
    from: index * step,
    count: 0,
  }));
  for (const value of values) {
    const bin = bins[Math.floor(value / step)];
    if (bin) bin.count += 1;
  }
  return bins;
}
// #endregion

export default function WaitingTimes() {
  const [step, setStep] = useState(5);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        aria-label="Minutes per bar"
        exclusive
        size="small"
        value={step}
        onChange={(_event, next: number | null) => setStep(next ?? step)}
      >
        <ToggleButton value={5}>5 minutes</ToggleButton>
        <ToggleButton value={10}>10 minutes</ToggleButton>
        <ToggleButton value={30}>30 minutes</ToggleButton>
      </ToggleButtonGroup>
      <BarChart
        aria-label="Number of patients by waiting time"
        height={260}
        dataset={countByStep(minutes, step)}
        xAxis={[
          {
            dataKey: 'from',
            label: 'Waiting time (minutes)',
            categoryGapRatio: 0.05,
            valueFormatter: (from: number) => `${from}–${from + step - 1}`,
          },
        ]}
        yAxis={[{ label: 'Patients', tickMinStep: 1 }]}
        series={[{ dataKey: 'count', label: 'Patients' }]}
        hideLegend
      />
    </Stack>
  );
}
