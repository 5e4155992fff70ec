import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

const zooms = ['50%', '100%', '200%'];

export default function FadeMenu() {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [zoom, setZoom] = useState('100%');

  function choose(next: string) {
    setZoom(next);
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
        Zoom: {zoom}
      </Button>
      {/* #region */}
      <Menu
        id={`${id}-menu`}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slots={{ transition: Fade }}
        transitionDuration={150}
        slotProps={{ list: { 'aria-labelledby': id } }}
      >
        {/* #endregion */}
        {zooms.map((name) => (
          <MenuItem key={name} selected={name === zoom} onClick={() => choose(name)}>
            {name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
