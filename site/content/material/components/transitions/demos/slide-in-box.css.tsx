import { useState } from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Slide from '@mui/material/Slide';
import './slide-in-box.css';

export default function SlideInBox() {
  const [open, setOpen] = useState(false);
  const [platform, setPlatform] = useState<HTMLElement | null>(null);

  return (
    <div className="slide-in-box">
      <Button aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? 'Train departs' : 'Train arrives'}
      </Button>
      <div ref={setPlatform} className="slide-in-box__platform">
        <Slide in={open} direction="up" container={platform}>
          <Paper elevation={4} className="slide-in-box__train">
            IC 2041 to Bergen
          </Paper>
        </Slide>
      </div>
    </div>
  );
}
