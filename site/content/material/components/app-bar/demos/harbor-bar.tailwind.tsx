import { useState } from 'react';
import MenuIcon from '@mui/icons-material/Menu';
import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

export default function HarborBar() {
  const [said, setSaid] = useState('Three ships are waiting.');

  return (
    <div className="w-full">
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
          <Typography variant="h6" component="p" noWrap className="ms-2 grow">
            Harbor
          </Typography>
          <Button color="inherit" onClick={() => setSaid('You added a ship.')}>
            New ship
          </Button>
        </Toolbar>
      </AppBar>
      <Typography role="status" className="p-4">
        {said}
      </Typography>
    </div>
  );
}
