import { useState } from 'react';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';

const rooms = ['Reading room', 'Map archive', 'Music library'];

export default function ReadingRoom() {
  const [room, setRoom] = useState('Map archive');

  return (
    <List
      component="nav"
      aria-label="Rooms"
      sx={{
        width: '100%',
        maxWidth: 280,
        '& .MuiListItemButton-root': {
          borderInlineStart: '4px solid transparent',
          '&.Mui-selected': { borderInlineStartColor: 'currentColor', color: 'secondary.main' },
        },
      }}
    >
      {rooms.map((name) => (
        <ListItemButton
          key={name}
          selected={name === room}
          aria-current={name === room}
          onClick={() => setRoom(name)}
        >
          <ListItemText primary={name} />
        </ListItemButton>
      ))}
    </List>
  );
}
