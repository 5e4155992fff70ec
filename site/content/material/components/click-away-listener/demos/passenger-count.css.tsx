import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Paper from '@mui/material/Paper';
import Slider from '@mui/material/Slider';
import './passenger-count.css';

export default function PassengerCount() {
  const [open, setOpen] = useState(false);
  const [adults, setAdults] = useState(2);
  const id = useId();

  return (
    <div className="passenger-count">
      {/* #region */}
      <ClickAwayListener onClickAway={() => setOpen(false)}>
        <div className="passenger-count__area">
          <Button variant="outlined" aria-expanded={open} onClick={() => setOpen(!open)}>
            Passengers: {adults}
          </Button>
          {open && (
            <Paper elevation={8} className="passenger-count__panel">
              <div id={id}>Adults</div>
              <Slider
                aria-labelledby={id}
                min={1}
                max={9}
                value={adults}
                onChange={(_event, value) => setAdults(value)}
                className="passenger-count__slider"
              />
            </Paper>
          )}
        </div>
      </ClickAwayListener>
      {/* #endregion */}
    </div>
  );
}
