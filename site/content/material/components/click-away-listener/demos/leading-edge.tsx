import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Paper from '@mui/material/Paper';

export default function LeadingEdge() {
  const [open, setOpen] = useState(false);

  return (
    <Box sx={{ minHeight: 110 }}>
      <ClickAwayListener
        mouseEvent="onMouseDown"
        touchEvent="onTouchStart"
        onClickAway={() => setOpen(false)}
      >
        <Box sx={{ width: 'fit-content' }}>
          <Button variant="outlined" aria-expanded={open} onClick={() => setOpen(!open)}>
            Gate information
          </Button>
          {open && <Paper sx={{ mt: 1, p: 2 }}>Gate B12, boarding at 14:35</Paper>}
        </Box>
      </ClickAwayListener>
    </Box>
  );
}
