import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';

const rules = [
  'Goods are weighed at the gate. The weight at the gate counts.',
  'Dangerous goods are announced two days before they arrive.',
  'A berth that is not used within six hours goes to the next ship.',
  'Cranes stop at wind force nine. Waiting time is free of charge.',
  'Invoices are due after thirty days.',
];

export default function Terms() {
  const [open, setOpen] = useState(false);
  const [scroll, setScroll] = useState<NonNullable<DialogProps['scroll']>>('paper');

  function show(next: typeof scroll) {
    setScroll(next);
    setOpen(true);
  }

  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button variant="outlined" onClick={() => show('paper')}>
        Scroll the text
      </Button>
      <Button variant="outlined" onClick={() => show('body')}>
        Scroll the window
      </Button>
      <Dialog open={open} scroll={scroll} onClose={() => setOpen(false)}>
        <DialogTitle>Rules of the harbor</DialogTitle>
        <DialogContent dividers={scroll === 'paper'} tabIndex={0}>
          {Array.from({ length: 30 }, (_none, index) => (
            <DialogContentText key={index} gutterBottom>
              {index + 1}. {rules[index % rules.length]}
            </DialogContentText>
          ))}
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>I have read them</Button>
        </DialogActions>
      </Dialog>
    </Stack>
  );
}
