import { useState } from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { Unstable_FunnelChart as FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { enrollment } from './data';

export default function LabelPosition() {
  const [horizontal, setHorizontal] = useState<'start' | 'center' | 'end'>('start');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Label position"
        sx={{ display: 'flex', justifyContent: 'center' }}
        value={horizontal}
        onChange={(_event, value: typeof horizontal | null) => setHorizontal(value ?? horizontal)}
      >
        <ToggleButton value="start">Start</ToggleButton>
        <ToggleButton value="center">Center</ToggleButton>
        <ToggleButton value="end">End</ToggleButton>
      </ToggleButtonGroup>
      <div dir="ltr">
        <FunnelChart
          aria-label="395 of 1,840 visitors of the course page enrolled"
          height={280}
          hideLegend
          series={[
            {
              data: enrollment,
              variant: 'outlined',
              sectionLabel: ({ dataIndex }) =>
                dataIndex < 4 && {
                  position: { vertical: 'middle', horizontal },
                  offset: { x: horizontal === 'center' ? 0 : -24 },
                },
            },
          ]}
        />
      </div>
    </Box>
  );
}
