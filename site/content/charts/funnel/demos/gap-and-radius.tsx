import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { Unstable_FunnelChart as FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { enrollment } from './data';

export default function GapAndRadius() {
  const id = useId();
  const [gap, setGap] = useState(6);
  const [borderRadius, setBorderRadius] = useState(8);

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ width: 240, maxWidth: '100%', mx: 'auto' }}>
        <Typography id={`${id}-gap`} variant="body2">{`Gap: ${gap} px`}</Typography>
        <Slider
          aria-labelledby={`${id}-gap`}
          max={20}
          value={gap}
          onChange={(_event, value) => setGap(value)}
        />
        <Typography
          id={`${id}-radius`}
          variant="body2"
        >{`Border radius: ${borderRadius} px`}</Typography>
        <Slider
          aria-labelledby={`${id}-radius`}
          max={24}
          value={borderRadius}
          onChange={(_event, value) => setBorderRadius(value)}
        />
      </Box>
      <FunnelChart
        aria-label="395 of 1,840 visitors of the course page enrolled"
        height={280}
        hideLegend
        gap={gap}
        series={[{ data: enrollment, borderRadius, variant: 'outlined' }]}
      />
    </Box>
  );
}
