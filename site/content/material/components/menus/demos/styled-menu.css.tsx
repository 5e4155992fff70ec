import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import './styled-menu.css';

export default function StyledMenu() {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);

  return (
    <>
      <Button
        id={id}
        variant="contained"
        disableElevation
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? `${id}-menu` : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Share
      </Button>
      {/* #region */}
      <Menu
        id={`${id}-menu`}
        className="round-menu"
        elevation={0}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        slotProps={{ list: { 'aria-labelledby': id } }}
      >
        <MenuItem onClick={close}>Copy link</MenuItem>
        <MenuItem onClick={close}>Send by mail</MenuItem>
        <MenuItem onClick={close} className="round-menu__danger">
          Stop sharing
        </MenuItem>
      </Menu>
      {/* #endregion */}
    </>
  );
}
