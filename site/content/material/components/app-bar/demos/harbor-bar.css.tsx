import { useState } from 'react';
import MenuIcon from '@mui/icons-material/Menu';
import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import './harbor-bar.css';

export default function HarborBar() {
  const [said, setSaid] = useState('Three ships are waiting.');

  return (
    <div className="harbor-bar">
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
          <Typography variant="h6" component="p" noWrap className="harbor-bar__title">
            Harbor
          </Typography>
          <Button color="inherit" onClick={() => setSaid('You added a ship.')}>
            New ship
          </Button>
        </Toolbar>
      </AppBar>
      <Typography role="status" className="harbor-bar__news">
        {said}
      </Typography>
    </div>
  );
}
