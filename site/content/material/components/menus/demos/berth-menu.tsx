import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

const berths = Array.from({ length: 18 }, (_none, index) => `Berth ${index + 1}`);

export default function BerthMenu() {
  const id = useId();
  const [berth, setBerth] = useState('Berth 4');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);

  function choose(name: string) {
    setBerth(name);
    setAnchor(null);
  }

  return (
    <>
      <Button
        id={id}
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? `${id}-menu` : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Aurora: {berth}
      </Button>
      <Menu
        id={`${id}-menu`}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': id }, paper: { sx: { maxHeight: 240 } } }}
      >
        {berths.map((name) => (
          <MenuItem key={name} selected={name === berth} onClick={() => choose(name)}>
            {name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
