import { useId, useState } from 'react';
import MoreHorizIcon from '@mui/icons-material/MoreHoriz';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';

export default function PathMenu() {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);

  return (
    <>
      {/* #region */}
      <Breadcrumbs aria-label="Breadcrumb with a menu">
        <Link href="#menu">Depot</Link>
        <IconButton
          size="small"
          aria-label="Show the levels between"
          aria-haspopup="menu"
          aria-controls={anchor ? id : undefined}
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <MoreHorizIcon fontSize="small" />
        </IconButton>
        <Typography color="textPrimary">Shelf 14</Typography>
      </Breadcrumbs>
      {/* #endregion */}
      <Menu
        id={id}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        slotProps={{ list: { 'aria-label': 'Levels between' } }}
      >
        {['Hall B', 'Aisle 6'].map((level) => (
          <MenuItem key={level} component="a" href="#menu" onClick={close}>
            {level}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
