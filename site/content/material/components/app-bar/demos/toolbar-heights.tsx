import Add from '@mui/icons-material/Add';
import AppBar from '@mui/material/AppBar';
import Fab from '@mui/material/Fab';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

export default function ToolbarHeights() {
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <AppBar position="static" color="default" component="div">
        <Toolbar variant="dense">
          <Typography component="p">Dense: query editor</Typography>
        </Toolbar>
      </AppBar>
      <AppBar position="static" color="default" component="div">
        <Toolbar>
          <Typography component="p">Regular: query editor</Typography>
        </Toolbar>
      </AppBar>
      {/* #region */}
      <AppBar position="static" color="default" component="div">
        <Toolbar sx={{ minHeight: { xs: 128 }, alignItems: 'flex-end' }}>
          <Typography variant="h5" component="p" sx={{ flexGrow: 1, mb: 2 }}>
            Tall: reading list
          </Typography>
          <Fab size="small" color="primary" aria-label="Add a book" sx={{ mb: 2 }}>
            <Add />
          </Fab>
        </Toolbar>
      </AppBar>
      {/* #endregion */}
    </Stack>
  );
}
