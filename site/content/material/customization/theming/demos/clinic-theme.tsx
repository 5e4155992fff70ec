import { useState } from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider } from '@mui/material/styles';

// #region
const theme = createTheme({
  colorSchemes: {
    light: { palette: { primary: { main: '#00695c' } } },
    dark: { palette: { primary: { main: '#80cbc4' } } },
  },
  shape: { borderRadius: 16 },
  typography: { button: { textTransform: 'none' } },
});

export default function ClinicTheme() {
  const [round, setRound] = useState('12 patients, 3 new since midnight.');

  return (
    <ThemeProvider theme={theme}>
      <Paper variant="outlined" sx={{ p: 2, maxWidth: 360 }}>
        <Typography variant="h6" component="p" color="primary">
          Ward 4, morning round
        </Typography>
        <Typography role="status" sx={{ my: 1 }}>
          {round}
        </Typography>
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
          <Button variant="contained" onClick={() => setRound('The round has started.')}>
            Start round
          </Button>
          <Button variant="outlined" onClick={() => setRound('Handed over to the day shift.')}>
            Hand over
          </Button>
        </Stack>
      </Paper>
    </ThemeProvider>
  );
}
// #endregion
