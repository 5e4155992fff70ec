import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

export default function ConcertCard() {
  const [width, setWidth] = useState(60);
  return (
    <Box sx={{ width: '100%' }}>
      <Slider
        aria-label="Width of the column"
        value={width}
        onChange={(_event, value) => setWidth(value)}
        min={30}
      />
      {/* #region */}
      <Box sx={{ width: `${width}%`, containerType: 'inline-size' }}>
        <Paper
          variant="outlined"
          sx={{ display: 'flex', gap: 1, p: 2, flexDirection: { '@': 'column', '@350': 'row' } }}
        >
          <Typography sx={{ flexGrow: 1 }}>String quartet, Hall B</Typography>
          <Typography color="textSecondary">Friday, 7:30 p.m.</Typography>
        </Paper>
      </Box>
      {/* #endregion */}
    </Box>
  );
}
