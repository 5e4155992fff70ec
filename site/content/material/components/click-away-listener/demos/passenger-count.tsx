import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Paper from '@mui/material/Paper';
import Slider from '@mui/material/Slider';

export default function PassengerCount() {
  const [open, setOpen] = useState(false);
  const [adults, setAdults] = useState(2);
  const id = useId();

  return (
    <Box sx={{ minHeight: 150 }}>
      {/* #region */}
      <ClickAwayListener onClickAway={() => setOpen(false)}>
        <Box sx={{ position: 'relative', width: 'fit-content' }}>
          <Button variant="outlined" aria-expanded={open} onClick={() => setOpen(!open)}>
            Passengers: {adults}
          </Button>
          {open && (
            <Paper elevation={8} sx={{ position: 'absolute', zIndex: 1, mt: 1, px: 3, py: 2 }}>
              <Box id={id}>Adults</Box>
              <Slider
                aria-labelledby={id}
                min={1}
                max={9}
                value={adults}
                onChange={(_event, value) => setAdults(value)}
                sx={{ width: 160 }}
              />
            </Paper>
          )}
        </Box>
      </ClickAwayListener>
      {/* #endregion */}
    </Box>
  );
}
