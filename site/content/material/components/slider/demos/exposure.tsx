import { useState } from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

export default function Exposure() {
  const [exposure, setExposure] = useState(0);

  return (
    <Box sx={{ width: 260 }}>
      <Typography role="status">Exposure: {exposure.toFixed(1)} EV</Typography>
      <Slider
        aria-label="Exposure"
        value={exposure}
        min={-2}
        max={2}
        step={0.1}
        shiftStep={0.5}
        onChange={(_event, value) => setExposure(Math.round(value * 10) / 10)}
      />
    </Box>
  );
}
