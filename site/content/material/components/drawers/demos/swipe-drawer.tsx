import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import SwipeableDrawer from '@mui/material/SwipeableDrawer';
import Typography from '@mui/material/Typography';

export default function SwipeDrawer() {
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button onClick={() => setOpen(true)}>Show the queue</Button>
      <SwipeableDrawer
        anchor="right"
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        disableSwipeToOpen
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Queue' } }}
      >
        <Stack spacing={2} sx={{ p: 3, width: 240 }}>
          <Typography>Next: Paper Lanterns</Typography>
          <Typography>Then: Low Tide</Typography>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </Stack>
      </SwipeableDrawer>
    </>
  );
}
