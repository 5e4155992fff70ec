import AppBar from '@mui/material/AppBar';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const colors = ['primary', 'default', 'transparent'] as const;

export default function BarColors() {
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      {colors.map((color) => (
        <AppBar key={color} position="static" color={color} component="div">
          <Toolbar variant="dense">
            <Typography component="p">{color}</Typography>
          </Toolbar>
        </AppBar>
      ))}
      <AppBar position="static" color="primary" enableColorOnDark component="div">
        <Toolbar variant="dense">
          <Typography component="p">primary, also in dark mode</Typography>
        </Toolbar>
      </AppBar>
    </Stack>
  );
}
