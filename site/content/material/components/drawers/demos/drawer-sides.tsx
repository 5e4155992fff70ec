import { useState } from 'react';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const sides = ['left', 'right', 'top', 'bottom'] as const;

export default function DrawerSides() {
  const [open, setOpen] = useState(false);
  const [anchor, setAnchor] = useState<(typeof sides)[number]>('left');

  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      {sides.map((side) => (
        <Button
          key={side}
          onClick={() => {
            setAnchor(side);
            setOpen(true);
          }}
        >
          {side}
        </Button>
      ))}
      <Drawer
        anchor={anchor}
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Weather' } }}
      >
        <Stack spacing={2} sx={{ p: 3, minWidth: 200 }}>
          <Typography>Light rain, 14 °C</Typography>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </Stack>
      </Drawer>
    </Stack>
  );
}
