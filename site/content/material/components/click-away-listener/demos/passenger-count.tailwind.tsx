import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Paper from '@mui/material/Paper';
import Slider from '@mui/material/Slider';

export default function PassengerCount() {
  const [open, setOpen] = useState(false);
  const [adults, setAdults] = useState(2);
  const id = useId();

  return (
    <div className="min-h-37.5">
      {/* #region */}
      <ClickAwayListener onClickAway={() => setOpen(false)}>
        <div className="relative w-fit">
          <Button variant="outlined" aria-expanded={open} onClick={() => setOpen(!open)}>
            Passengers: {adults}
          </Button>
          {open && (
            <Paper elevation={8} className="absolute z-1 mt-2 px-6 py-4">
              <div id={id}>Adults</div>
              <Slider
                aria-labelledby={id}
                min={1}
                max={9}
                value={adults}
                onChange={(_event, value) => setAdults(value)}
                className="w-40"
              />
            </Paper>
          )}
        </div>
      </ClickAwayListener>
      {/* #endregion */}
    </div>
  );
}
