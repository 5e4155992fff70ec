import { useState } from 'react';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Slide from '@mui/material/Slide';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import useScrollTrigger from '@mui/material/useScrollTrigger';

const lines = Array.from({ length: 20 }, (_none, index) => `Container ${4100 + index}, quay 7`);

export default function BarOnScroll() {
  const [box, setBox] = useState<HTMLElement | null>(null);
  const scrolledDown = useScrollTrigger({ target: box, threshold: 40 });

  return (
    <Box
      ref={setBox}
      tabIndex={0}
      role="region"
      aria-label="Containers, scrollable"
      sx={{ height: 240, width: '100%', overflow: 'auto', border: 1, borderColor: 'divider' }}
    >
      <Slide appear={false} direction="down" in={!scrolledDown} container={box}>
        <AppBar position="sticky" color="default" component="div">
          <Toolbar variant="dense">
            <Typography component="p">Containers</Typography>
          </Toolbar>
        </AppBar>
      </Slide>
      {lines.map((line) => (
        <Typography key={line} sx={{ px: { xs: 2, sm: 3 }, py: 1 }}>
          {line}
        </Typography>
      ))}
    </Box>
  );
}
