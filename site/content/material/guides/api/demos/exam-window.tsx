import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';

export default function ExamWindow() {
  const [open, setOpen] = useState(false);
  const [last, setLast] = useState('none');

  return (
    <div>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Start question 7
      </Button>
      <Typography role="status" sx={{ mt: 1 }}>
        Last close reason: {last}
      </Typography>
      <Dialog
        open={open}
        onClose={(_event, reason) => {
          setLast(reason);
          if (reason === 'escapeKeyDown') setOpen(false);
        }}
      >
        <DialogTitle>Question 7</DialogTitle>
        <DialogContent>Which organ produces bile?</DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Skip question</Button>
        </DialogActions>
      </Dialog>
    </div>
  );
}
