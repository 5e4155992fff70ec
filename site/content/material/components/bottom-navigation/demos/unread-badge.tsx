import { useState } from 'react';
import ChatIcon from '@mui/icons-material/Chat';
import EventIcon from '@mui/icons-material/Event';
import Badge from '@mui/material/Badge';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import visuallyHidden from '@mui/utils/visuallyHidden';

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
      <BottomNavigationAction
        value="visits"
        label="Visits"
        icon={<EventIcon />}
        aria-current={value === 'visits' ? 'page' : undefined}
      />
      <BottomNavigationAction
        value="messages"
        label={
          <>
            Messages<span style={visuallyHidden}>, 3 unread</span>
          </>
        }
        aria-current={value === 'messages' ? 'page' : undefined}
        icon={
          <Badge badgeContent={3} color="secondary" aria-hidden>
            <ChatIcon />
          </Badge>
        }
      />
    </BottomNavigation>
  );
}
