import { useState } from 'react';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';

export default function FadedPoster() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Concert details
      </Button>
      <Modal
        open={open}
        onClose={close}
        closeAfterTransition
        slotProps={{ backdrop: { timeout: 500 } }}
      >
        <Fade in={open} timeout={500}>
          <Paper
            role="dialog"
            aria-modal="true"
            aria-label="Concert details"
            sx={{
              position: 'absolute',
              inset: 0,
              m: 'auto',
              width: 280,
              height: 'fit-content',
              p: 3,
            }}
          >
            <p>String quartet, Town Hall, 20:00</p>
            <Button onClick={close}>Close</Button>
          </Paper>
        </Fade>
      </Modal>
    </>
  );
}
