import { useState } from 'react';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';

export default function KeptSearch() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Search the catalog
      </Button>
      <Modal open={open} onClose={close} keepMounted>
        <Paper
          role="dialog"
          aria-modal="true"
          aria-label="Catalog search"
          sx={{
            position: 'absolute',
            inset: 0,
            m: 'auto',
            width: 280,
            height: 'fit-content',
            p: 3,
          }}
        >
          <TextField label="Title or author" fullWidth />
          <Button onClick={close} sx={{ mt: 2 }}>
            Close
          </Button>
        </Paper>
      </Modal>
    </>
  );
}
