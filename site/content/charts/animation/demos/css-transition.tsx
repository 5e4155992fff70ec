import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { BarChart, barElementClasses } from '@mui/x-charts/BarChart';
import { days, weeks } from './data';

export default function CssTransition() {
  const [week, setWeek] = useState(0);
  const { label, visitors } = weeks[week] ?? { label: '', visitors: [] };

  return (
    <Box sx={{ width: '100%' }}>
      <Button variant="outlined" onClick={() => setWeek((week + 1) % weeks.length)}>
        {`${label}: show next`}
      </Button>
      <BarChart
        aria-label={`Museum visitors by day, ${label}`}
        height={240}
        skipAnimation
        xAxis={[{ data: days }]}
        yAxis={[{ max: 1000 }]}
        series={[{ data: visitors, label: 'Visitors' }]}
        sx={{
          [`& rect.${barElementClasses.root}`]: {
            transition: 'y 900ms ease-out, height 900ms ease-out',
            '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
          },
        }}
      />
    </Box>
  );
}
