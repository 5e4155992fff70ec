import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Slide from '@mui/material/Slide';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function LessMotion() {
  const [open, setOpen] = useState(false);
  const calm = useMediaQuery('(prefers-reduced-motion: reduce)');

  return (
    <Box sx={{ overflow: 'hidden', minHeight: 80 }}>
      <Button aria-expanded={open} onClick={() => setOpen(!open)}>
        Tide table
      </Button>
      <Slide in={open} direction="right" {...(calm && { timeout: 0 })}>
        <Typography>High at 4:10, low at 10:22</Typography>
      </Slide>
    </Box>
  );
}
