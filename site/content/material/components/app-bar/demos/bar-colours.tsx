import AppBar from '@mui/material/AppBar';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const colours = ['primary', 'default', 'transparent'] as const;

export default function BarColours() {
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      {colours.map((colour) => (
        <AppBar key={colour} position="static" color={colour} component="div">
          <Toolbar variant="dense">
            <Typography component="p">{colour}</Typography>
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
