import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Typography from '@mui/material/Typography';

export default function BusStopPanel() {
  const id = useId();
  const [open, setOpen] = useState(true);

  return (
    <Box
      sx={{
        position: 'relative',
        zIndex: 0,
        overflow: 'hidden',
        display: 'flex',
        justifyContent: 'flex-end',
        alignItems: 'flex-start',
        width: '100%',
        height: 160,
        p: 1,
        bgcolor: 'action.hover',
      }}
    >
      <Drawer
        variant="persistent"
        open={open}
        slotProps={{ paper: { id, sx: { position: 'absolute', width: 150, p: 2 } } }}
      >
        <Typography sx={{ fontWeight: 500 }}>Mill Street</Typography>
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
    </Box>
  );
}
