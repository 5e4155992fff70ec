import Box from '@mui/material/Box';
import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const night = createTheme({ palette: { mode: 'dark' } });

export default function NightConsole() {
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
