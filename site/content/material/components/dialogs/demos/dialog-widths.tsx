import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';

const widths = ['xs', 'sm', 'md', 'lg'] as const;

export default function DialogWidths() {
  const [open, setOpen] = useState(false);
  const [width, setWidth] = useState<(typeof widths)[number]>('sm');

  function show(next: (typeof widths)[number]) {
    setWidth(next);
    setOpen(true);
  }

  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {widths.map((name) => (
        <Button key={name} variant="outlined" onClick={() => show(name)}>
          Open {name}
        </Button>
      ))}
      <Dialog fullWidth maxWidth={width} open={open} onClose={() => setOpen(false)}>
        <DialogTitle>Build 412, {width}</DialogTitle>
        <DialogContent>All 1,204 tests passed on the second try.</DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </DialogActions>
      </Dialog>
    </Stack>
  );
}
