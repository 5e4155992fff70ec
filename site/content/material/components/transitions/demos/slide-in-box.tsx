import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Slide from '@mui/material/Slide';

export default function SlideInBox() {
  const [open, setOpen] = useState(false);
  const [platform, setPlatform] = useState<HTMLElement | null>(null);

  return (
    <Box sx={{ width: 280, maxWidth: '100%' }}>
      <Button aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? 'Train departs' : 'Train arrives'}
      </Button>
      <Box
        ref={setPlatform}
        sx={{ height: 90, p: 2, overflow: 'hidden', border: 1, borderColor: 'divider' }}
      >
        <Slide in={open} direction="up" container={platform}>
          <Paper elevation={4} sx={{ p: 2 }}>
            IC 2041 to Bergen
          </Paper>
        </Slide>
      </Box>
    </Box>
  );
}
