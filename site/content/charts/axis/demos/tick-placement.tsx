import { useState } from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';

const placements = ['extremities', 'start', 'middle', 'end'] as const;
type Placement = (typeof placements)[number];

export default function TickPlacement() {
  const [tickPlacement, setTickPlacement] = useState<Placement>('extremities');

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'center' }}>
      <ToggleButtonGroup
        aria-label="tickPlacement"
        exclusive
        size="small"
        value={tickPlacement}
        onChange={(_event, next: Placement | null) => setTickPlacement(next ?? tickPlacement)}
      >
        {placements.map((placement) => (
          <ToggleButton key={placement} value={placement} sx={{ textTransform: 'none' }}>
            {placement}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <BarChart
        aria-label="Visitors of a swimming pool by season"
        height={220}
        skipAnimation
        sx={{ width: '100%' }}
        // #region
        xAxis={[{ data: ['Winter', 'Spring', 'Summer', 'Autumn'], tickPlacement, height: 40 }]}
        // #endregion
        series={[{ data: [310, 480, 1240, 520] }]}
      />
    </Stack>
  );
}
