import { useId, useState, type KeyboardEvent } from 'react';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';

const speeds = ['Slow', 'Normal', 'Fast'];

export default function PopperMenu() {
  const id = useId();
  const [speed, setSpeed] = useState('Normal');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);

  // #region
  function close() {
    anchor?.focus();
    setAnchor(null);
  }

  function handleKeys(event: KeyboardEvent) {
    if (event.key !== 'Escape' && event.key !== 'Tab') return;
    event.preventDefault();
    close();
  }

  const menu = (
    <Popper open={anchor !== null} anchorEl={anchor} placement="bottom-start">
      <Paper elevation={8}>
        <ClickAwayListener onClickAway={() => setAnchor(null)}>
          <MenuList id={`${id}-menu`} aria-labelledby={id} autoFocusItem onKeyDown={handleKeys}>
            {speeds.map((name) => (
              <MenuItem
                key={name}
                selected={name === speed}
                onClick={() => {
                  setSpeed(name);
                  close();
                }}
              >
                {name}
              </MenuItem>
            ))}
          </MenuList>
        </ClickAwayListener>
      </Paper>
    </Popper>
  );
  // #endregion

  return (
    <>
      <Button
        id={id}
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? `${id}-menu` : undefined}
        onClick={(event) => setAnchor(anchor ? null : event.currentTarget)}
      >
        Speed: {speed}
      </Button>
      {menu}
    </>
  );
}
