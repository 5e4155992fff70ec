import { useState } from 'react';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';

declare module '@mui/material/styles' {
  interface Palette {
    express?: Palette['primary'];
  }
  interface PaletteOptions {
    express?: PaletteOptions['primary'];
  }
}
declare module '@mui/material/Button' {
  interface ButtonPropsColorOverrides {
    express: true;
  }
}
declare module '@mui/material/Chip' {
  interface ChipPropsColorOverrides {
    express: true;
  }
}

const { augmentColor } = createTheme().palette;

const theme = createTheme({
  colorSchemes: {
    light: { palette: { express: augmentColor({ color: { main: '#ad1457' }, name: 'express' }) } },
    dark: { palette: { express: augmentColor({ color: { main: '#f48fb1' }, name: 'express' }) } },
  },
});

export default function ExpressColor() {
  const [state, setState] = useState('Express');

  return (
    <ThemeProvider theme={theme}>
      <Paper variant="outlined" sx={{ p: 2 }}>
        <Stack
          direction="row"
          useFlexGap
          spacing={1}
          sx={{ flexWrap: 'wrap', alignItems: 'center' }}
        >
          <Chip color="express" label={state} />
          <Button color="express" variant="contained" onClick={() => setState('Ships today')}>
            Ship today
          </Button>
          <Button color="express" variant="outlined" onClick={() => setState('Courier called')}>
            Call the courier
          </Button>
        </Stack>
      </Paper>
    </ThemeProvider>
  );
}
