import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Slider from '@mui/material/Slider';

export default function LocalOverride() {
  const [cups, setCups] = useState(2);

  return (
    <Box
      sx={{
        '--mui-palette-primary-main': '#b23c17',
        '--mui-palette-primary-dark': '#8a2c0d',
        '--mui-palette-primary-mainChannel': '178 60 23',
        '--mui-palette-primary-contrastText': '#fff',
        '--mui-shape-borderRadius': '16px',
        display: 'flex',
        flexWrap: 'wrap',
        gap: 3,
        alignItems: 'center',
      }}
    >
      <Button variant="contained" onClick={() => setCups((count) => (count + 1) % 7)}>
        Add a cup
      </Button>
      <Slider
        aria-label="Cups"
        value={cups}
        max={6}
        onChange={(_event, value) => setCups(value)}
        sx={{ width: 160 }}
      />
    </Box>
  );
}
