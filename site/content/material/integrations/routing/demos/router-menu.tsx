import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Link as RouterLink, MemoryRouter, useLocation } from 'react-router';

function AccountMenu() {
  const { pathname } = useLocation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const close = () => setAnchor(null);

  return (
    <>
      <Button
        id={`${id}-button`}
        aria-haspopup="menu"
        aria-controls={anchor ? `${id}-menu` : undefined}
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Account ({pathname})
      </Button>
      <Menu
        id={`${id}-menu`}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        slotProps={{ list: { 'aria-labelledby': `${id}-button` } }}
      >
        {/* #region */}
        <MenuItem component={RouterLink} to="/profile" onClick={close}>
          Profile
        </MenuItem>
        <MenuItem component={RouterLink} to="/loans" onClick={close}>
          Borrowed books
        </MenuItem>
        {/* #endregion */}
      </Menu>
    </>
  );
}

export default function RouterMenu() {
  return (
    <MemoryRouter initialEntries={['/loans']}>
      <AccountMenu />
    </MemoryRouter>
  );
}
