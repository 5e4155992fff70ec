import { useState } from 'react';
import MenuIcon from '@mui/icons-material/Menu';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

export default function HarborBar() {
  const [said, setSaid] = useState('Three ships are waiting.');

  return (
    <Box sx={{ width: '100%' }}>
      <AppBar position="static" component="div">
        <Toolbar>
          <IconButton
            edge="start"
            color="inherit"
            aria-label="Open navigation"
            onClick={() => setSaid('You opened the navigation.')}
          >
            <MenuIcon />
          </IconButton>
          <Typography variant="h6" component="p" noWrap sx={{ flexGrow: 1, ml: 1 }}>
            Harbor
          </Typography>
          <Button color="inherit" onClick={() => setSaid('You added a ship.')}>
            New ship
          </Button>
        </Toolbar>
      </AppBar>
      <Typography role="status" sx={{ p: 2 }}>
        {said}
      </Typography>
    </Box>
  );
}
