import { useRef, useState } from 'react';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import './inside-panel.css';

export default function InsidePanel() {
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <div className="inside-panel">
      <div ref={panel} className="inside-panel__area">
        <Button onClick={() => setOpen(true)}>Sensor details</Button>
      </div>
      <Modal
        open={open}
        onClose={close}
        container={() => panel.current}
        disableScrollLock
        disableEnforceFocus
        className="inside-panel__layer"
        slotProps={{ backdrop: { className: 'inside-panel__layer' } }}
      >
        <Paper role="dialog" aria-label="Sensor details" className="inside-panel__content">
          Roof north, last reading at 14:35
          <Button onClick={close}>Close</Button>
        </Paper>
      </Modal>
    </div>
  );
}
