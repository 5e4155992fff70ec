import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Typography from '@mui/material/Typography';
import './bus-stop-panel.css';

export default function BusStopPanel() {
  const id = useId();
  const [open, setOpen] = useState(true);

  return (
    <div className="bus-stop">
      <Drawer
        variant="persistent"
        open={open}
        slotProps={{ paper: { id, className: 'bus-stop__panel' } }}
      >
        <Typography className="bus-stop__name">Mill Street</Typography>
        <Typography variant="body2">Line 6 in 4 minutes, line 9 in 11 minutes</Typography>
      </Drawer>
      <Button
        variant="contained"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        Times
      </Button>
    </div>
  );
}
