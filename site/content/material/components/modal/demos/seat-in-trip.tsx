import { useState, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';

interface WindowProps {
  label: string;
  action: string;
  width: number;
  children: (close: () => void) => ReactNode;
}

function Window({ label, action, width, children }: WindowProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {action}
      </Button>
      <Modal open={open} onClose={close}>
        <Paper
          role="dialog"
          aria-modal="true"
          aria-label={label}
          sx={{ position: 'absolute', inset: 0, m: 'auto', width, height: 'fit-content', p: 3 }}
        >
          {children(close)}
        </Paper>
      </Modal>
    </>
  );
}

export default function SeatInTrip() {
  return (
    <Window label="Your trip" action="Edit trip" width={280}>
      {(closeTrip) => (
        <>
          <p>Oslo to Lisbon, seat 14A</p>
          <Window label="Choose a seat" action="Change seat" width={220}>
            {(closeSeat) => <Button onClick={closeSeat}>Keep 14A</Button>}
          </Window>
          <Button onClick={closeTrip}>Close trip</Button>
        </>
      )}
    </Window>
  );
}
