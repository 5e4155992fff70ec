import { useMemo } from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';

export default function ClinicTheme() {
  const { direction } = useTheme();
  const theme = useMemo(
    () =>
      createTheme({
        direction,
        colorSchemes: {
          light: { palette: { primary: { main: '#00695c' } } },
          dark: { palette: { primary: { main: '#80cbc4' } } },
        },
        shape: { borderRadius: 16 },
        typography: { button: { textTransform: 'none' } },
      }),
    [direction],
  );

  return (
    <ThemeProvider theme={theme}>
      <Paper variant="outlined" sx={{ p: 2, maxWidth: 360 }}>
        <Typography variant="h6" component="p" color="primary">
          Ward 4, morning round
        </Typography>
        <Typography sx={{ my: 1 }}>12 patients, 3 new since midnight.</Typography>
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
          <Button variant="contained">Start round</Button>
          <Button variant="outlined">Hand over</Button>
        </Stack>
      </Paper>
    </ThemeProvider>
  );
}
