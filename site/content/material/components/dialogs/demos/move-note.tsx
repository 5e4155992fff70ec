import { useRef, useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';

export default function MoveNote() {
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState({ x: 0, y: 0 });
  const grabbed = useRef({ x: 0, y: 0 });
  const close = () => setOpen(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Show directions
      </Button>
      {/* #region */}
      <Dialog
        open={open}
        onClose={close}
        slotProps={{
          backdrop: { invisible: true },
          paper: { style: { transform: `translate(${at.x}px, ${at.y}px)` } },
        }}
      >
        <DialogTitle
          sx={{ cursor: 'move', touchAction: 'none', userSelect: 'none' }}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            grabbed.current = { x: event.clientX - at.x, y: event.clientY - at.y };
          }}
          onPointerMove={(event) => {
            if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
            const { x, y } = grabbed.current;
            setAt({ x: event.clientX - x, y: event.clientY - y });
          }}
        >
          Directions
        </DialogTitle>
        {/* #endregion */}
        <DialogContent>Take the second street on the left.</DialogContent>
        <DialogActions>
          <Button onClick={close}>Close</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
