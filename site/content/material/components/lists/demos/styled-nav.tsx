import { useState } from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton, { listItemButtonClasses } from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { styled } from '@mui/material/styles';

// #region
const RoundedList = styled(List)(({ theme }) => ({
  padding: theme.spacing(1),
  [`& .${listItemButtonClasses.root}`]: {
    borderRadius: 24,
    marginBlock: 2,
  },
  [`& .${listItemButtonClasses.root}.${listItemButtonClasses.selected}`]: {
    backgroundColor: (theme.vars ?? theme).palette.primary.main,
    color: (theme.vars ?? theme).palette.primary.contrastText,
  },
}));
// #endregion

const rooms = ['Reading room', 'Map archive', 'Children’s corner'];

export default function StyledNav() {
  const [room, setRoom] = useState('Reading room');

  return (
    <RoundedList aria-label="Rooms" sx={{ width: '100%', maxWidth: 280 }}>
      {rooms.map((name) => (
        <ListItem key={name} disablePadding>
          <ListItemButton
            selected={name === room}
            aria-current={name === room}
            onClick={() => setRoom(name)}
          >
            <ListItemText primary={name} />
          </ListItemButton>
        </ListItem>
      ))}
    </RoundedList>
  );
}
