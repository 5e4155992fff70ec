import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LineChart, markElementClasses } from '@mui/x-charts/LineChart';
import { days, weeks } from './data';

export default function SlowLine() {
  const [turn, setTurn] = useState(0);

  return (
    <Box sx={{ width: '100%' }}>
      <Button variant="outlined" onClick={() => setTurn(turn + 1)}>
        Replay
      </Button>
      <LineChart
        key={turn}
        aria-label="Museum visitors by day, rising to the weekend"
        height={240}
        xAxis={[{ scaleType: 'point', data: days }]}
        series={[{ data: weeks[0]?.visitors ?? [], label: 'Visitors' }]}
        sx={{
          '& rect.MuiAppearingMask-animate': { animationDuration: '1.5s' },
          [`& circle.${markElementClasses.animate}`]: { transitionDuration: '1.5s' },
        }}
      />
    </Box>
  );
}
