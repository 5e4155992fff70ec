import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';

export default function DiscardDraft() {
  const [open, setOpen] = useState(false);
  const [asking, setAsking] = useState(false);
  const [text, setText] = useState('');

  // #region
  function leave() {
    if (text === '') setOpen(false);
    else setAsking(true);
  }

  function discard() {
    setText('');
    setAsking(false);
    setOpen(false);
  }
  // #endregion

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Write a review
      </Button>
      <Dialog fullWidth maxWidth="xs" open={open} onClose={leave}>
        <DialogTitle>Your review</DialogTitle>
        <DialogContent>
          <TextField
            fullWidth
            multiline
            minRows={3}
            margin="dense"
            label="Review"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={leave}>Close</Button>
        </DialogActions>
      </Dialog>
      <Dialog open={asking} onClose={() => setAsking(false)}>
        <DialogTitle>Discard your review?</DialogTitle>
        <DialogActions>
          <Button onClick={() => setAsking(false)}>Keep writing</Button>
          <Button color="error" onClick={discard}>
            Discard
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
