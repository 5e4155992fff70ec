import { useId, useState } from 'react';
import MenuIcon from '@mui/icons-material/Menu';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const screens = ['Orders', 'Customers', 'Invoices'];

export default function FoldingNav() {
  const [screen, setScreen] = useState('Orders');
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);

  function go(next: string) {
    setScreen(next);
    setAnchor(null);
  }

  return (
    <Box sx={{ width: '100%' }}>
      <AppBar position="static" component="div">
        <Toolbar>
          <Typography variant="h6" component="p" sx={{ flexGrow: 1 }}>
            Shop
          </Typography>
          <Box component="nav" aria-label="Main" sx={{ display: { xs: 'none', sm: 'block' } }}>
            {screens.map((name) => (
              <Button key={name} color="inherit" onClick={() => go(name)}>
                {name}
              </Button>
            ))}
          </Box>
          <IconButton
            edge="end"
            color="inherit"
            id={id}
            aria-label="Open navigation"
            aria-haspopup="menu"
            aria-expanded={anchor !== null}
            aria-controls={anchor ? `${id}-menu` : undefined}
            onClick={(event) => setAnchor(event.currentTarget)}
            sx={{ display: { sm: 'none' } }}
          >
            <MenuIcon />
          </IconButton>
        </Toolbar>
      </AppBar>
      <Menu
        id={`${id}-menu`}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': id } }}
      >
        {screens.map((name) => (
          <MenuItem key={name} selected={name === screen} onClick={() => go(name)}>
            {name}
          </MenuItem>
        ))}
      </Menu>
      <Typography role="status" sx={{ p: 2 }}>
        You are at: {screen}
      </Typography>
    </Box>
  );
}
