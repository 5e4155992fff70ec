import { useState } from 'react';
import MenuIcon from '@mui/icons-material/Menu';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { places } from './data';

export default function AppFrame() {
  const [place, setPlace] = useState('Berths');
  const [open, setOpen] = useState(false);

  function go(next: string) {
    setPlace(next);
    setOpen(false);
  }

  const navigation = (
    <List component="nav" aria-label="Places" sx={{ minWidth: 180 }}>
      {places.map((name) => (
        <ListItemButton
          key={name}
          selected={name === place}
          aria-current={name === place ? 'page' : undefined}
          onClick={() => go(name)}
        >
          <ListItemText primary={name} />
        </ListItemButton>
      ))}
    </List>
  );

  return (
    <Box sx={{ width: '100%', minHeight: 260 }}>
      <AppBar position="static" color="default" elevation={0} component="div">
        <Toolbar>
          <IconButton
            edge="start"
            aria-label="Open the places"
            onClick={() => setOpen(true)}
            sx={{ display: { sm: 'none' } }}
          >
            <MenuIcon />
          </IconButton>
          <Typography variant="h6" component="p">
            Harbor
          </Typography>
        </Toolbar>
      </AppBar>
      <Box sx={{ display: 'flex' }}>
        <Box sx={{ display: { xs: 'none', sm: 'block' } }}>{navigation}</Box>
        <Typography component="div" role="status" sx={{ p: 2, flexGrow: 1 }}>
          You are at: {place}
        </Typography>
      </Box>
      <Drawer open={open} onClose={() => setOpen(false)}>
        {navigation}
      </Drawer>
    </Box>
  );
}
