import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Menu, { menuClasses } from '@mui/material/Menu';
import MenuItem, { menuItemClasses } from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';

// #region
const RoundMenu = styled(Menu)(({ theme }) => ({
  [`& .${menuClasses.paper}`]: {
    minWidth: 180,
    marginTop: theme.spacing(1),
    border: `1px solid ${theme.palette.divider}`,
    borderRadius: 12,
  },
  [`& .${menuClasses.list}`]: { padding: theme.spacing(0.5) },
  [`& .${menuItemClasses.root}`]: { borderRadius: 8 },
}));
// #endregion

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
      <RoundMenu
        id={`${id}-menu`}
        elevation={0}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        slotProps={{ list: { 'aria-labelledby': id } }}
      >
        <MenuItem onClick={close}>Copy link</MenuItem>
        <MenuItem onClick={close}>Send by mail</MenuItem>
        <MenuItem onClick={close} sx={{ color: 'error.main' }}>
          Stop sharing
        </MenuItem>
      </RoundMenu>
    </>
  );
}
