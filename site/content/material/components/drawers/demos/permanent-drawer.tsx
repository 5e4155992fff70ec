import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { pages } from './data';

const width = 140;

export default function PermanentDrawer() {
  return (
    <Box sx={{ display: 'flex' }}>
      <Drawer variant="permanent" sx={{ width }} slotProps={{ paper: { sx: { width } } }}>
        <nav aria-label="Station">
          <List>
            {pages.map(({ name }) => (
              <ListItem key={name} disablePadding>
                <ListItemButton href="#permanent-drawer">
                  <ListItemText primary={name} />
                </ListItemButton>
              </ListItem>
            ))}
          </List>
        </nav>
      </Drawer>
      <Box sx={{ flexGrow: 1, p: 2 }}>The next train leaves at 9:14 from platform 2.</Box>
    </Box>
  );
}
