import { useState } from 'react';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';

export default function SameWidth() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [port, setPort] = useState('Rotterdam');
  const close = () => setAnchor(null);

  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ width: 220 }}
      >
        Port: {port}
      </Button>
      <Popper
        open={anchor !== null}
        anchorEl={anchor}
        role="presentation"
        sx={{ zIndex: 'modal', width: anchor?.offsetWidth }}
      >
        <Paper elevation={8} sx={{ mt: 0.5 }}>
          <ClickAwayListener onClickAway={close}>
            <MenuList
              autoFocusItem
              aria-label="Port"
              onKeyDown={(event) => {
                if (event.key !== 'Escape') return;
                close();
                anchor?.focus();
              }}
            >
              {['Rotterdam', 'Antwerp', 'Hamburg'].map((name) => (
                <MenuItem
                  key={name}
                  selected={name === port}
                  onClick={() => {
                    setPort(name);
                    close();
                    anchor?.focus();
                  }}
                >
                  {name}
                </MenuItem>
              ))}
            </MenuList>
          </ClickAwayListener>
        </Paper>
      </Popper>
    </>
  );
}
