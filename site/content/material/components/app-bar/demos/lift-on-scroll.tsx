import { useState } from 'react';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import useScrollTrigger from '@mui/material/useScrollTrigger';

const chapters = Array.from({ length: 16 }, (_none, index) => `Chapter ${index + 1}`);

export default function LiftOnScroll() {
  // #region
  const [box, setBox] = useState<HTMLElement | null>(null);
  const scrolled = useScrollTrigger({ target: box, threshold: 0, disableHysteresis: true });

  return (
    <Box
      ref={setBox}
      tabIndex={0}
      role="region"
      aria-label="Chapters, scrollable"
      sx={{ height: 240, width: '100%', overflow: 'auto', border: 1, borderColor: 'divider' }}
    >
      <AppBar position="sticky" color="inherit" elevation={scrolled ? 4 : 0} component="div">
        {/* #endregion */}
        <Toolbar variant="dense">
          <Typography component="p">Contents</Typography>
        </Toolbar>
      </AppBar>
      {chapters.map((chapter) => (
        <Typography key={chapter} sx={{ px: { xs: 2, sm: 3 }, py: 1 }}>
          {chapter}
        </Typography>
      ))}
    </Box>
  );
}
