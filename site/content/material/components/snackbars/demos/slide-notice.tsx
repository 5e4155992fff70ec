import { useState, type ElementType } from 'react';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Slide from '@mui/material/Slide';
import Snackbar from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';

const transitions: Record<string, ElementType> = { Slide, Fade };

export default function SlideNotice() {
  const [open, setOpen] = useState(false);
  const [name, setName] = useState('Slide');

  function show(next: string) {
    setName(next);
    setOpen(true);
  }

  return (
    <Stack direction="row" spacing={1}>
      {Object.keys(transitions).map((next) => (
        <Button key={next} variant="outlined" onClick={() => show(next)}>
          {next}
        </Button>
      ))}
      <Snackbar
        key={name}
        open={open}
        slots={{ transition: transitions[name] }}
        autoHideDuration={4000}
        onClose={(_event, reason) => reason !== 'clickaway' && setOpen(false)}
        message="Your changes are saved."
      />
    </Stack>
  );
}
