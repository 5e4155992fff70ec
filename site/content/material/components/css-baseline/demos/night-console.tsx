import { useMemo } from 'react';
import Box from '@mui/material/Box';
import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';

export default function NightConsole() {
  const { direction } = useTheme();
  const night = useMemo(() => createTheme({ direction, palette: { mode: 'dark' } }), [direction]);

  return (
    <ThemeProvider theme={night}>
      <ScopedCssBaseline
        enableColorScheme
        component="section"
        aria-label="Observatory"
        sx={{ p: 2 }}
      >
        <Box component="label" sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
          Exposure
          <select defaultValue="30">
            <option value="10">10 seconds</option>
            <option value="30">30 seconds</option>
            <option value="60">60 seconds</option>
          </select>
        </Box>
      </ScopedCssBaseline>
    </ThemeProvider>
  );
}
