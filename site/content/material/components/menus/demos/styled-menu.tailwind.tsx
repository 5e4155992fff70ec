import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

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
        elevation={0}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        slotProps={{
          paper: {
            className: 'mt-2 min-w-45 rounded-xl border border-black/12 dark:border-white/12',
          },
          list: { 'aria-labelledby': id, className: 'p-1' },
        }}
      >
        <MenuItem onClick={close} className="rounded-lg">
          Copy link
        </MenuItem>
        <MenuItem onClick={close} className="rounded-lg">
          Send by mail
        </MenuItem>
        <MenuItem onClick={close} className="rounded-lg text-red-700 dark:text-red-400">
          Stop sharing
        </MenuItem>
      </Menu>
      {/* #endregion */}
    </>
  );
}
