import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider } from '@mui/material/styles';

// #region
const themes = {
  light: createTheme({
    palette: {
      mode: 'light',
      primary: { main: '#1b4965' },
      background: { default: '#f3f7f9', paper: '#ffffff' },
    },
  }),
  dark: createTheme({
    palette: {
      mode: 'dark',
      primary: { main: '#9ad1ee' },
      background: { default: '#0b1a24', paper: '#12242f' },
    },
  }),
};
// #endregion

function Harbor({ mode }: { mode: keyof typeof themes }) {
  const [open, setOpen] = useState(false);

  return (
    <ThemeProvider theme={themes[mode]}>
      <Paper variant="outlined" sx={{ p: 2, flex: 1 }}>
        <Typography gutterBottom>Berth 3, {mode}</Typography>
        <Alert severity="info">High water at 21:40</Alert>
        <Button variant="contained" onClick={() => setOpen(!open)} sx={{ mt: 2 }}>
          {open ? 'Close the gate' : 'Open the gate'}
        </Button>
      </Paper>
    </ThemeProvider>
  );
}

export default function NightPalette() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ width: '100%' }}>
      <Harbor mode="light" />
      <Harbor mode="dark" />
    </Stack>
  );
}
