import { useState } from 'react';
import Backdrop from '@mui/material/Backdrop';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';

export default function RouteSearch() {
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button variant="contained" onClick={() => setOpen(true)}>
        Search routes
      </Button>
      <Backdrop
        open={open}
        aria-hidden={false}
        onClick={() => setOpen(false)}
        sx={(theme) => ({ color: 'common.white', zIndex: theme.zIndex.drawer + 1, gap: 2 })}
      >
        <CircularProgress color="inherit" aria-label="Searching routes" />
        <Button color="inherit" onClick={() => setOpen(false)}>
          Cancel
        </Button>
      </Backdrop>
    </>
  );
}
