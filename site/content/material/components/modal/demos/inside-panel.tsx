import { useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';

export default function InsidePanel() {
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <Box sx={{ width: '100%' }}>
      <Box
        ref={panel}
        sx={{ position: 'relative', height: 200, p: 2, border: 1, borderColor: 'divider' }}
      >
        <Button onClick={() => setOpen(true)}>Sensor details</Button>
      </Box>
      <Modal
        open={open}
        onClose={close}
        container={() => panel.current}
        disableScrollLock
        disableEnforceFocus
        sx={{ position: 'absolute' }}
        slotProps={{ backdrop: { sx: { position: 'absolute' } } }}
      >
        <Paper
          role="dialog"
          aria-label="Sensor details"
          sx={{
            position: 'absolute',
            inset: 0,
            m: 'auto',
            width: 220,
            height: 'fit-content',
            p: 2,
          }}
        >
          Roof north, last reading at 14:35
          <Button onClick={close}>Close</Button>
        </Paper>
      </Modal>
    </Box>
  );
}
