import { useState } from 'react';
import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import Typography from '@mui/material/Typography';
import useScrollTrigger from '@mui/material/useScrollTrigger';
import Zoom from '@mui/material/Zoom';

const stops = Array.from({ length: 24 }, (_none, index) => `Stop ${index + 1}`);

export default function BackToTop() {
  const [box, setBox] = useState<HTMLElement | null>(null);
  const scrolled = useScrollTrigger({ target: box, disableHysteresis: true });

  function toTop() {
    box?.scrollTo({ top: 0 });
    box?.focus();
  }

  return (
    <Box sx={{ position: 'relative', width: '100%' }}>
      <Box
        ref={setBox}
        tabIndex={0}
        role="region"
        aria-label="Stops of the line, scrollable"
        sx={{ height: 240, overflow: 'auto', border: 1, borderColor: 'divider' }}
      >
        {stops.map((stop) => (
          <Typography key={stop} sx={{ px: 2, py: 1 }}>
            {stop}
          </Typography>
        ))}
      </Box>
      {/* #region */}
      <Zoom in={scrolled}>
        <Fab
          size="small"
          aria-label="Back to top"
          onClick={toTop}
          sx={{ position: 'absolute', bottom: 16, right: 24 }}
        >
          <KeyboardArrowUp />
        </Fab>
      </Zoom>
      {/* #endregion */}
    </Box>
  );
}
