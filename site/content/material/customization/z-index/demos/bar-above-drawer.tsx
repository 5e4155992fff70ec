import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const inside = { position: 'absolute' } as const;

export default function BarAboveDrawer() {
  return (
    <Box sx={{ position: 'relative', isolation: 'isolate', height: 216, width: '100%' }}>
      <AppBar
        component="div"
        position="absolute"
        sx={{ zIndex: (theme) => theme.zIndex.drawer + 1 }}
      >
        <Toolbar variant="dense">
          <Typography>Dispatch</Typography>
        </Toolbar>
      </AppBar>
      <Drawer variant="permanent" slotProps={{ paper: { component: 'div', sx: inside } }}>
        <Toolbar variant="dense" />
        <List aria-label="Places" sx={{ width: 140 }}>
          {['Orders', 'Shipments', 'Claims'].map((place) => (
            <ListItem key={place}>
              <ListItemText primary={place} />
            </ListItem>
          ))}
        </List>
      </Drawer>
    </Box>
  );
}
