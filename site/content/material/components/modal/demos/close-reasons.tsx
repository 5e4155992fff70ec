import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function CloseReasons() {
  const [open, setOpen] = useState(false);
  const [note, setNote] = useState('');
  const [message, setMessage] = useState('Not opened yet');

  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Add a note
      </Button>
      <Typography role="status">{message}</Typography>
      {/* #region */}
      <Modal
        open={open}
        onClose={(_event, reason) => {
          setMessage(`onClose: ${reason}`);
          if (reason === 'backdropClick' && note) return;
          setOpen(false);
        }}
      >
        {/* #endregion */}
        <Paper
          role="dialog"
          aria-modal="true"
          aria-label="New note"
          sx={{
            position: 'absolute',
            inset: 0,
            m: 'auto',
            width: 280,
            height: 'fit-content',
            p: 3,
          }}
        >
          <TextField
            label="Note for the nurse"
            fullWidth
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
          <Button sx={{ mt: 2 }} onClick={() => setOpen(false)}>
            Done
          </Button>
        </Paper>
      </Modal>
    </Box>
  );
}
