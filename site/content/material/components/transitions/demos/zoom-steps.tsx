import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Zoom from '@mui/material/Zoom';

const stages = ['Picked', 'Packed', 'Shipped'];

export default function ZoomSteps() {
  const [open, setOpen] = useState(false);

  return (
    <div>
      <Button aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? 'Hide stages' : 'Show stages'}
      </Button>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, minHeight: 64 }}>
        {stages.map((stage, index) => (
          <Zoom
            key={stage}
            in={open}
            style={{ transitionDelay: open ? `${index * 200}ms` : '0ms' }}
          >
            <Paper elevation={2} sx={{ p: 2 }}>
              {stage}
            </Paper>
          </Zoom>
        ))}
      </Box>
    </div>
  );
}
