import Box from '@mui/material/Box';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const base = createTheme();
const night = base.palette.augmentColor({ color: { main: '#3d3a8c' }, name: 'night' });
const theme = createTheme(base, { palette: { night } });

export default function NightDuty() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ p: 2, width: 280, bgcolor: 'night.main', color: 'night.contrastText' }}>
        Night duty, 21:30 to 06:00
      </Box>
    </ThemeProvider>
  );
}
