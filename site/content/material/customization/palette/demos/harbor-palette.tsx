import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';

// #region
const theme = createTheme({
  colorSchemes: {
    light: { palette: { primary: { main: '#1b4965' }, secondary: { main: '#8a4f00' } } },
    dark: { palette: { primary: { main: '#9ad1ee' }, secondary: { main: '#ffbe6b' } } },
  },
});
// #endregion

export default function HarborPalette() {
  const [notice, setNotice] = useState('Berth 3 closes at 18:00.');

  return (
    <ThemeProvider theme={theme}>
      <Paper variant="outlined" sx={{ p: 2 }}>
        <Alert severity="warning" sx={{ mb: 2 }}>
          {notice}
        </Alert>
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
          <Button variant="contained" onClick={() => setNotice('Berth 3 goes to the Aurora.')}>
            Assign berth
          </Button>
          <Button
            variant="outlined"
            color="secondary"
            onClick={() => setNotice('The tug is on its way.')}
          >
            Call the tug
          </Button>
        </Stack>
      </Paper>
    </ThemeProvider>
  );
}
