import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Typography from '@mui/material/Typography';

export default function BusStopPanel() {
  const id = useId();
  const [open, setOpen] = useState(true);

  return (
    <div className="relative z-0 flex h-40 w-full items-start justify-end overflow-hidden bg-black/4 p-2 dark:bg-white/8">
      <Drawer
        variant="persistent"
        open={open}
        slotProps={{ paper: { id, className: 'absolute w-[150px] p-4' } }}
      >
        <Typography className="font-medium">Mill Street</Typography>
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
