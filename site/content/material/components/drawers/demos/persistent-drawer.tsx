import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Typography from '@mui/material/Typography';

const width = 180;

export default function PersistentDrawer() {
  const [open, setOpen] = useState(false);

  return (
    <>
      {/* #region */}
      <Drawer variant="persistent" open={open} slotProps={{ paper: { sx: { width, p: 2 } } }}>
        <Typography gutterBottom>Layers</Typography>
        <Button href="#persistent-drawer">Trails</Button>
        <Button href="#persistent-drawer">Huts</Button>
      </Drawer>
      <Box
        sx={(theme) => ({
          p: 2,
          marginLeft: open ? `${width}px` : 0,
          transition: theme.transitions.create('margin', {
            duration: theme.transitions.duration[open ? 'enteringScreen' : 'leavingScreen'],
            easing: theme.transitions.easing[open ? 'easeOut' : 'sharp'],
          }),
        })}
      >
        <Button variant="outlined" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Hide' : 'Show'} layers
        </Button>
        <Typography sx={{ mt: 2 }}>The map moves aside.</Typography>
      </Box>
      {/* #endregion */}
    </>
  );
}
