import { useState } from 'react';
import ArchiveIcon from '@mui/icons-material/Archive';
import InboxIcon from '@mui/icons-material/Inbox';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';

const letters = ['School trip', 'Parents’ evening', 'Library card', 'Choir', 'Swimming', 'Lunch'];

const pages = [
  { value: 'inbox', label: 'Inbox', icon: <InboxIcon /> },
  { value: 'archive', label: 'Archive', icon: <ArchiveIcon /> },
];

export default function FixedBar() {
  const [value, setValue] = useState('inbox');

  return (
    <Box sx={{ position: 'relative', width: '100%', maxWidth: 360, height: 280 }}>
      <Box tabIndex={0} role="region" aria-label="Letters" sx={{ height: 1, overflow: 'auto' }}>
        <List sx={{ pb: '56px' }}>
          {letters.map((letter) => (
            <ListItem key={letter} divider>
              <ListItemText primary={letter} />
            </ListItem>
          ))}
        </List>
      </Box>
      {/* #region */}
      <Paper elevation={3} sx={{ position: 'absolute', bottom: 0, left: 0, right: 0 }}>
        <BottomNavigation
          component="nav"
          aria-label="Letters app"
          showLabels
          value={value}
          onChange={(_event, next: string) => setValue(next)}
        >
          {pages.map((page) => (
            <BottomNavigationAction
              key={page.value}
              {...page}
              aria-current={page.value === value ? 'page' : undefined}
            />
          ))}
        </BottomNavigation>
      </Paper>
      {/* #endregion */}
    </Box>
  );
}
