import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Grow from '@mui/material/Grow';
import Paper from '@mui/material/Paper';

export default function SeatMap() {
  const [open, setOpen] = useState(false);

  return (
    <div>
      <Button aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? 'Hide seats' : 'Show seats'}
      </Button>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, minHeight: 90 }}>
        {['Window', 'Aisle'].map((seat, index) => (
          <Grow
            key={seat}
            in={open}
            style={{ transformOrigin: '0 0' }}
            {...(index > 0 && open ? { timeout: 800 } : {})}
          >
            <Paper elevation={4} sx={{ p: 3 }}>
              {seat}
            </Paper>
          </Grow>
        ))}
      </Box>
    </div>
  );
}
