import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const dark = createTheme({ palette: { mode: 'dark' } });

export default function DarkElevation() {
  return (
    <ThemeProvider theme={dark}>
      <Box
        sx={{
          display: 'flex',
          gap: 2,
          flexWrap: 'wrap',
          p: 3,
          bgcolor: 'background.default',
          overflow: 'hidden',
        }}
      >
        <Paper sx={{ p: 3 }}>1</Paper>
        <Paper elevation={8} sx={{ p: 3 }}>
          8
        </Paper>
        <Paper elevation={24} sx={{ p: 3 }}>
          24
        </Paper>
        <Paper elevation={24} sx={{ p: 3, backgroundImage: 'none' }}>
          24, no gradient
        </Paper>
      </Box>
    </ThemeProvider>
  );
}
