import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const light = createTheme({ palette: { mode: 'light' } });
const dark = createTheme({ palette: { mode: 'dark' } });

export default function BothModes() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      {[light, dark].map((theme) => (
        <ThemeProvider key={theme.palette.mode} theme={theme}>
          <Paper variant="outlined" sx={{ p: 2 }}>
            <Typography gutterBottom>Mode: {theme.palette.mode}</Typography>
            <Button variant="outlined" href="#styles-for-one-mode">
              Planetarium
            </Button>
          </Paper>
        </ThemeProvider>
      ))}
    </Stack>
  );
}
