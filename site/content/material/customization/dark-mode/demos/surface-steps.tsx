import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const theme = createTheme({ palette: { mode: 'dark' } });

const elevations = [0, 1, 4, 8, 16, 24];

export default function SurfaceSteps() {
  const [overlay, setOverlay] = useState(true);

  return (
    <ThemeProvider theme={theme}>
      <Box
        sx={{
          p: 2,
          width: '100%',
          overflow: 'hidden',
          bgcolor: 'background.default',
          color: 'text.primary',
        }}
      >
        <FormControlLabel
          control={<Switch checked={overlay} onChange={(_event, on) => setOverlay(on)} />}
          label="Lighten raised surfaces"
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 2 }}>
          {elevations.map((elevation) => (
            <Paper
              key={elevation}
              elevation={elevation}
              sx={[{ p: 2, minWidth: 56 }, !overlay && { backgroundImage: 'none' }]}
            >
              <Typography>{elevation}</Typography>
            </Paper>
          ))}
        </Box>
      </Box>
    </ThemeProvider>
  );
}
