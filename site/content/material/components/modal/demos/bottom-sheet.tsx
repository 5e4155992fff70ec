import { useState } from 'react';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Slide from '@mui/material/Slide';

export default function BottomSheet() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Share recipe
      </Button>
      <Modal
        open={open}
        onClose={close}
        closeAfterTransition
        sx={{ display: 'flex', alignItems: 'end', justifyContent: 'center' }}
        slotProps={{ backdrop: { sx: { backdropFilter: 'blur(4px)' } } }}
      >
        <Slide in={open} direction="up">
          <Paper
            role="dialog"
            aria-modal="true"
            aria-label="Share recipe"
            sx={{ width: '100%', maxWidth: 480, p: 3, borderRadius: '16px 16px 0 0' }}
          >
            <p>Scan the code on the recipe card, or send the link to a friend.</p>
            <Button onClick={close}>Done</Button>
          </Paper>
        </Slide>
      </Modal>
    </>
  );
}
