import { useState } from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';

export default function CardWidth() {
  const [width, setWidth] = useState(100);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 480 }}>
      <Slider
        aria-label="Width of the panel"
        min={40}
        value={width}
        valueLabelDisplay="auto"
        valueLabelFormat={(value) => `${value}%`}
        onChange={(_event, value) => setWidth(value)}
      />
      <Box style={{ width: `${width}%` }} sx={{ containerType: 'inline-size' }}>
        <Box
          sx={{
            display: 'flex',
            flexDirection: { '@': 'column', '@260': 'row' },
            justifyContent: 'space-between',
            gap: 1,
            p: { '@': 1, '@260': 2 },
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
          }}
        >
          <strong>Train 418</strong>
          <span>Platform 6, 14:20</span>
        </Box>
      </Box>
    </Stack>
  );
}
