import { useState } from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

const berths = Array.from({ length: 18 }, (_none, index) => `Move to berth ${index + 1}`);

export default function BerthMenu() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);

  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Move Aurora
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': 'Move Aurora' }, paper: { sx: { maxHeight: 240 } } }}
      >
        {berths.map((berth) => (
          <MenuItem key={berth} onClick={() => setAnchor(null)}>
            {berth}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
