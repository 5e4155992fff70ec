import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';

export default function ExchangeRate() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const open = anchor !== null;
  const id = useId();

  return (
    <>
      <Button
        variant="outlined"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={(event) => setAnchor(open ? null : event.currentTarget)}
      >
        Exchange rate
      </Button>
      <Popper id={id} open={open} anchorEl={anchor} role="group" aria-label="Exchange rate">
        <Paper elevation={8} sx={{ p: 2, mt: 1 }}>
          100 NOK = 8.70 EUR
        </Paper>
      </Popper>
    </>
  );
}
