import { useMemo } from 'react';
import Box from '@mui/material/Box';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';

export default function NightDuty() {
  const { direction, palette } = useTheme();
  const theme = useMemo(() => {
    const base = createTheme({ direction, palette: { mode: palette.mode } });
    const night = base.palette.augmentColor({ color: { main: '#3d3a8c' }, name: 'night' });
    return createTheme(base, { palette: { night } });
  }, [direction, palette.mode]);

  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ p: 2, width: 280, bgcolor: 'night.main', color: 'night.contrastText' }}>
        Night duty, 21:30 to 06:00
      </Box>
    </ThemeProvider>
  );
}
