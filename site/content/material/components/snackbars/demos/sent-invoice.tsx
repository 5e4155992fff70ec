import { useState } from 'react';
import Button from '@mui/material/Button';
import Snackbar, { type SnackbarCloseReason } from '@mui/material/Snackbar';

export default function SentInvoice() {
  const [open, setOpen] = useState(false);

  function close(_event: unknown, reason: SnackbarCloseReason) {
    if (reason !== 'clickaway') setOpen(false);
  }

  return (
    <>
      <Button variant="contained" onClick={() => setOpen(true)}>
        Send invoice
      </Button>
      <Snackbar
        open={open}
        onClose={close}
        autoHideDuration={5000}
        message="Invoice 2207 is on its way to Molen."
      />
    </>
  );
}
