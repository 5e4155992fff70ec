import { useState } from 'react';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import { pages } from './data';

export default function MiniDrawer() {
  const [open, setOpen] = useState(false);
  const width = open ? 200 : 57;

  return (
    <div style={{ display: 'flex' }}>
      {/* #region */}
      <Drawer
        variant="permanent"
        sx={(theme) => ({ width, transition: theme.transitions.create('width') })}
        slotProps={{
          paper: {
            sx: (theme) => ({
              width,
              overflowX: 'hidden',
              whiteSpace: 'nowrap',
              transition: theme.transitions.create('width'),
            }),
          },
        }}
      >
        <List aria-label="Pages">
          {pages.map(({ name, Icon }) => (
            <ListItem key={name} disablePadding>
              <ListItemButton href="#mini-drawer" aria-label={name}>
                <ListItemIcon>
                  <Icon />
                </ListItemIcon>
                <ListItemText primary={name} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Drawer>
      {/* #endregion */}
      <div style={{ padding: 16 }}>
        <Button aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Shrink' : 'Widen'} the menu
        </Button>
      </div>
    </div>
  );
}
