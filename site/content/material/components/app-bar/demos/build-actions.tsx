import { useId, useState } from 'react';
import MoreVert from '@mui/icons-material/MoreVert';
import PlayArrow from '@mui/icons-material/PlayArrow';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

export default function BuildActions() {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [last, setLast] = useState('Nothing done yet');

  function choose(action: string) {
    setLast(action);
    setAnchor(null);
  }

  return (
    <Box sx={{ width: '100%' }}>
      <AppBar position="static" color="default" component="div">
        <Toolbar>
          <Typography variant="h6" component="p" noWrap sx={{ flexGrow: 1 }}>
            Build 412
          </Typography>
          <IconButton aria-label="Run again" onClick={() => choose('Started again')}>
            <PlayArrow />
          </IconButton>
          <IconButton
            edge="end"
            id={id}
            aria-label="More actions"
            aria-haspopup="menu"
            aria-expanded={anchor !== null}
            aria-controls={anchor ? `${id}-menu` : undefined}
            onClick={(event) => setAnchor(event.currentTarget)}
          >
            <MoreVert />
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
        <MenuItem onClick={() => choose('Log copied')}>Copy the log</MenuItem>
        <MenuItem onClick={() => choose('Archived')}>Archive</MenuItem>
      </Menu>
      <Typography role="status" sx={{ p: 2 }}>
        {last}
      </Typography>
    </Box>
  );
}
