import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart, barLabelClasses } from '@mui/x-charts/BarChart';
import { PieChart } from '@mui/x-charts/PieChart';

const answers = [
  { label: 'Bus', value: 23 },
  { label: 'Train', value: 21 },
  { label: 'Bicycle', value: 20 },
  { label: 'Car', value: 19 },
  { label: 'On foot', value: 17 },
];

export default function WayToWork() {
  const [chart, setChart] = useState<'pie' | 'bars'>('pie');
  const name = 'How 100 people get to work';

  return (
    <Stack spacing={2} sx={{ width: '100%', alignItems: 'center' }}>
      <ToggleButtonGroup
        aria-label="Chart"
        exclusive
        size="small"
        value={chart}
        onChange={(_event, next: 'pie' | 'bars' | null) => setChart(next ?? chart)}
      >
        <ToggleButton value="pie">Pie</ToggleButton>
        <ToggleButton value="bars">Bars</ToggleButton>
      </ToggleButtonGroup>
      {chart === 'pie' ? (
        <PieChart aria-label={name} height={240} series={[{ data: answers }]} />
      ) : (
        <BarChart
          aria-label={name}
          layout="horizontal"
          height={240}
          dataset={answers}
          yAxis={[{ dataKey: 'label', width: 70 }]}
          series={[{ dataKey: 'value' }]}
          barLabel="value"
          sx={{ [`& .${barLabelClasses.root}`]: { fill: 'white' } }}
        />
      )}
    </Stack>
  );
}
