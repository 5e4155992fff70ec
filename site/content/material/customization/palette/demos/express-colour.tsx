import { useMemo, useState } from 'react';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider, useTheme, type Palette } from '@mui/material/styles';

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

function expressOf({ augmentColor }: Palette, main: string) {
  return augmentColor({ color: { main }, name: 'express' });
}

export default function ExpressColour() {
  const { direction, palette } = useTheme();
  const [state, setState] = useState('Express');
  const theme = useMemo(
    () =>
      createTheme({
        direction,
        colorSchemes: {
          light: { palette: { express: expressOf(palette, '#ad1457') } },
          dark: { palette: { express: expressOf(palette, '#f48fb1') } },
        },
      }),
    [direction, palette],
  );

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
