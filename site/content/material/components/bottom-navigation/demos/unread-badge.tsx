import { useState } from 'react';
import ChatIcon from '@mui/icons-material/Chat';
import EventIcon from '@mui/icons-material/Event';
import Badge from '@mui/material/Badge';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';

export default function UnreadBadge() {
  const [value, setValue] = useState('visits');

  return (
    <BottomNavigation
      component="nav"
      aria-label="Patient app"
      showLabels
      value={value}
      onChange={(_event, next: string) => setValue(next)}
      sx={{ width: '100%', maxWidth: 480 }}
    >
      <BottomNavigationAction value="visits" label="Visits" icon={<EventIcon />} />
      <BottomNavigationAction
        value="messages"
        label="Messages"
        aria-label="Messages, 3 unread"
        icon={
          <Badge badgeContent={3} color="error">
            <ChatIcon />
          </Badge>
        }
      />
    </BottomNavigation>
  );
}
