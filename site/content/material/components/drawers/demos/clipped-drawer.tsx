import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const width = 140;

export default function ClippedDrawer() {
  return (
    <Box sx={{ display: 'flex' }}>
      <AppBar component="div" sx={(theme) => ({ zIndex: theme.zIndex.drawer + 1 })}>
        <Toolbar>
          <Typography>Energy monitor</Typography>
        </Toolbar>
      </AppBar>
      <Drawer variant="permanent" sx={{ width }} slotProps={{ paper: { sx: { width } } }}>
        <Toolbar />
        <Button href="#below-the-app-bar">Today</Button>
        <Button href="#below-the-app-bar">History</Button>
      </Drawer>
      <Box sx={{ p: 2 }}>
        <Toolbar />
        <Typography>The panels produced 14 kWh today.</Typography>
      </Box>
    </Box>
  );
}
