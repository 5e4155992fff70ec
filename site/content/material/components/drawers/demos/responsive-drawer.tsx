import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { pages } from './data';

const paper = { width: 180 };

export default function ResponsiveDrawer() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const navigation = (
    <nav aria-label="Bookings">
      <List>
        {pages.map(({ name }) => (
          <ListItem key={name} disablePadding>
            <ListItemButton href="#responsive-drawer" onClick={close}>
              <ListItemText primary={name} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </nav>
  );

  return (
    <Box sx={{ display: 'flex' }}>
      {/* #region */}
      <Box sx={{ width: { sm: 180 } }}>
        <Drawer
          open={open}
          onClose={close}
          keepMounted
          sx={{ display: { sm: 'none' } }}
          slotProps={{ paper: { role: 'dialog', 'aria-label': 'Menu', sx: paper } }}
        >
          {navigation}
        </Drawer>
        <Drawer
          variant="permanent"
          sx={{ display: { xs: 'none', sm: 'block' } }}
          slotProps={{ paper: { sx: paper } }}
        >
          {navigation}
        </Drawer>
      </Box>
      {/* #endregion */}
      <Box sx={{ p: 2 }}>
        <Button onClick={() => setOpen(true)} sx={{ display: { sm: 'none' } }}>
          Open the menu
        </Button>
        <p>Two passengers changed their seats.</p>
      </Box>
    </Box>
  );
}
