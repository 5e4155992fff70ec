import { useState } from 'react';
import MenuIcon from '@mui/icons-material/Menu';
import AppBar from '@mui/material/AppBar';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const screens = ['Recipes', 'Shopping list', 'Meal plan', 'Settings'];

export default function DrawerNav() {
  const [open, setOpen] = useState(false);
  const [screen, setScreen] = useState('Recipes');

  function go(next: string) {
    setScreen(next);
    setOpen(false);
  }

  return (
    <>
      <AppBar position="static" component="div">
        <Toolbar sx={{ gap: 1 }}>
          <IconButton
            edge="start"
            color="inherit"
            aria-label="Open navigation"
            onClick={() => setOpen(true)}
          >
            <MenuIcon />
          </IconButton>
          <Typography variant="h6" component="p">
            {screen}
          </Typography>
        </Toolbar>
      </AppBar>
      {/* #region */}
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{ paper: { component: 'nav', 'aria-label': 'Main', sx: { width: 220 } } }}
      >
        <List>
          {screens.map((name) => (
            <ListItem key={name} disablePadding>
              <ListItemButton
                selected={name === screen}
                aria-current={name === screen ? 'page' : undefined}
                onClick={() => go(name)}
              >
                <ListItemText primary={name} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Drawer>
      {/* #endregion */}
      <Typography role="status" sx={{ p: 2 }}>
        You are at: {screen}
      </Typography>
    </>
  );
}
