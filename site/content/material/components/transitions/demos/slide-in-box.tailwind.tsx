import { useState } from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Slide from '@mui/material/Slide';

export default function SlideInBox() {
  const [open, setOpen] = useState(false);
  const [platform, setPlatform] = useState<HTMLElement | null>(null);

  return (
    <div className="w-70 max-w-full">
      <Button aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? 'Train departs' : 'Train arrives'}
      </Button>
      <div
        ref={setPlatform}
        className="h-22.5 overflow-hidden border border-black/12 p-4 dark:border-white/12"
      >
        <Slide in={open} direction="up" container={platform}>
          <Paper elevation={4} className="p-4">
            IC 2041 to Bergen
          </Paper>
        </Slide>
      </div>
    </div>
  );
}
