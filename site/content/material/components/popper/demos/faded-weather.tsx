import { useState } from 'react';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';

export default function FadedWeather() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button
        ref={setAnchor}
        variant="outlined"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        Weather at the summit
      </Button>
      <Popper open={open} anchorEl={anchor} role="group" aria-label="Weather" transition>
        {({ TransitionProps }) => (
          <Fade {...TransitionProps} timeout={350}>
            <Paper elevation={8} sx={{ p: 2, mt: 1 }}>
              −4 °C, wind 38 km/h, clear
            </Paper>
          </Fade>
        )}
      </Popper>
    </>
  );
}
