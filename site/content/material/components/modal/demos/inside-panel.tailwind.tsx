import { useRef, useState } from 'react';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';

export default function InsidePanel() {
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <div className="w-full">
      <div ref={panel} className="relative h-50 border border-black/12 p-4 dark:border-white/12">
        <Button onClick={() => setOpen(true)}>Sensor details</Button>
      </div>
      <Modal
        open={open}
        onClose={close}
        container={() => panel.current}
        disableScrollLock
        disableEnforceFocus
        className="absolute"
        slotProps={{ backdrop: { className: 'absolute' } }}
      >
        <Paper
          role="dialog"
          aria-label="Sensor details"
          className="absolute inset-0 m-auto h-fit w-55 p-4"
        >
          Roof north, last reading at 14:35
          <Button onClick={close}>Close</Button>
        </Paper>
      </Modal>
    </div>
  );
}
