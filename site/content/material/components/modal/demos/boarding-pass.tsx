import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function BoardingPass() {
  const [open, setOpen] = useState(false);
  const id = useId();
  const close = () => setOpen(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Show boarding pass
      </Button>
      <Modal open={open} onClose={close}>
        <Paper
          role="dialog"
          aria-modal="true"
          aria-labelledby={`${id}-title`}
          aria-describedby={`${id}-text`}
          sx={{
            position: 'absolute',
            inset: 0,
            m: 'auto',
            width: 280,
            height: 'fit-content',
            p: 3,
          }}
        >
          <Typography id={`${id}-title`} variant="h6" component="h2">
            Oslo to Lisbon
          </Typography>
          <Typography id={`${id}-text`} sx={{ mt: 1, mb: 2 }}>
            Gate B12, seat 14A, boarding at 14:35.
          </Typography>
          <Button onClick={close}>Close</Button>
        </Paper>
      </Modal>
    </>
  );
}
