import { useState } from 'react';
import MenuIcon from '@mui/icons-material/Menu';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

export default function HarborBar() {
  const [said, setSaid] = useState('Three ships wait in the roads.');

  return (
    <Box sx={{ width: '100%' }}>
      <AppBar position="static" component="div">
        <Toolbar>
          <IconButton
            edge="start"
            color="inherit"
            aria-label="Open the navigation"
            onClick={() => setSaid('The navigation would open.')}
          >
            <MenuIcon />
          </IconButton>
          <Typography variant="h6" component="p" noWrap sx={{ flexGrow: 1, ml: 1 }}>
            Harbor
          </Typography>
          <Button color="inherit" onClick={() => setSaid('A form for a new ship would open.')}>
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
