import { useState } from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';

export default function MarkTypes() {
  const [type, setType] = useState<'square' | 'circle' | 'line'>('circle');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Mark type"
        sx={{ display: 'flex', justifyContent: 'center' }}
        value={type}
        onChange={(_event, value: typeof type | null) => setType(value ?? type)}
      >
        <ToggleButton value="square">Square</ToggleButton>
        <ToggleButton value="circle">Circle</ToggleButton>
        <ToggleButton value="line">Line</ToggleButton>
      </ToggleButtonGroup>
      <BarChart
        aria-label="Meals served at noon and in the evening"
        height={240}
        xAxis={[{ data: ['Thu', 'Fri', 'Sat'] }]}
        series={[
          { label: 'Noon', data: [38, 44, 61], labelMarkType: type },
          { label: 'Evening', data: [52, 83, 97], labelMarkType: type },
        ]}
      />
    </Box>
  );
}
