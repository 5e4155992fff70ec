import { useMemo } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';

export default function HarbourPalette() {
  const { direction } = useTheme();
  const theme = useMemo(
    () =>
      createTheme({
        direction,
        colorSchemes: {
          light: { palette: { primary: { main: '#1b4965' }, secondary: { main: '#8a4f00' } } },
          dark: { palette: { primary: { main: '#9ad1ee' }, secondary: { main: '#ffbe6b' } } },
        },
      }),
    [direction],
  );

  return (
    <ThemeProvider theme={theme}>
      <Paper variant="outlined" sx={{ p: 2 }}>
        <Alert severity="warning" sx={{ mb: 2 }}>
          Berth 3 closes at 18:00.
        </Alert>
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
          <Button variant="contained">Assign berth</Button>
          <Button variant="outlined" color="secondary">
            Call the tug
          </Button>
        </Stack>
      </Paper>
    </ThemeProvider>
  );
}
