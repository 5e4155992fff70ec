import { useState } from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTheme } from '@mui/material/styles';

export default function MenuPosition() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const end = useTheme().direction === 'rtl' ? 'left' : 'right';
  const start = end === 'left' ? 'right' : 'left';
  const close = () => setAnchor(null);

  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Open beside the button
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        anchorOrigin={{ vertical: 'center', horizontal: end }}
        transformOrigin={{ vertical: 'center', horizontal: start }}
        slotProps={{ list: { 'aria-label': 'Shipment' } }}
      >
        <MenuItem onClick={close}>Track</MenuItem>
        <MenuItem onClick={close}>Redirect</MenuItem>
        <MenuItem onClick={close}>Call the driver</MenuItem>
      </Menu>
    </>
  );
}
