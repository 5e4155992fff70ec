import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';

const triggers = ['axis', 'item', 'none'] as const;
type Trigger = (typeof triggers)[number];

export default function TooltipTrigger() {
  const [trigger, setTrigger] = useState<Trigger>('axis');

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'center' }}>
      <ToggleButtonGroup
        aria-label="Trigger of the tooltip"
        exclusive
        size="small"
        value={trigger}
        onChange={(_event, next: Trigger | null) => setTrigger(next ?? trigger)}
      >
        {triggers.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <BarChart
        aria-label="Parcels received and delivered, by depot"
        height={240}
        sx={{ width: '100%' }}
        xAxis={[{ data: ['Bergen', 'Malmö', 'Turku'] }]}
        series={[
          { label: 'Received', data: [412, 388, 207] },
          { label: 'Delivered', data: [398, 391, 195] },
        ]}
        slotProps={{ tooltip: { trigger } }}
      />
    </Stack>
  );
}
