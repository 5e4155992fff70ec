import { useState } from 'react';
import Close from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import './close-button.css';

export default function CloseButton() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        What’s new
      </Button>
      <Dialog open={open} onClose={close}>
        {/* #region */}
        <DialogTitle className="close-button__title">What’s new in May</DialogTitle>
        <IconButton aria-label="Close" onClick={close} className="close-button__button">
          <Close />
        </IconButton>
        {/* #endregion */}
        <DialogContent>
          <DialogContentText>
            Shared lists update at once, and you can search in notes.
          </DialogContentText>
        </DialogContent>
      </Dialog>
    </>
  );
}
