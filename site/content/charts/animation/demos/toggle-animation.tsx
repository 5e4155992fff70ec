import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';
import { days, weeks } from './data';

export default function ToggleAnimation() {
  const [week, setWeek] = useState(0);
  const [animate, setAnimate] = useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Week"
          value={week}
          onChange={(_event, value: number | null) => setWeek(value ?? week)}
        >
          {weeks.map(({ label }, index) => (
            <ToggleButton key={label} value={index}>
              {label}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <FormControlLabel
          control={<Switch checked={animate} onChange={(_event, on) => setAnimate(on)} />}
          label="Animate"
        />
      </Stack>
      <BarChart
        aria-label="Museum visitors by day"
        height={260}
        skipAnimation={!animate}
        xAxis={[{ data: days }]}
        yAxis={[{ max: 1000 }]}
        series={[{ data: weeks[week]?.visitors ?? [], label: 'Visitors' }]}
      />
    </Box>
  );
}
