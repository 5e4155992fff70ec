import { useMemo } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';

export default function ScopedTheme() {
  const { direction } = useTheme();
  const tea = useMemo(
    () =>
      createTheme({
        direction,
        cssVariables: { cssVarPrefix: 'tea', rootSelector: '.tea-house' },
        palette: { primary: { main: '#2e7d32' } },
        shape: { borderRadius: 20 },
      }),
    [direction],
  );

  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
      <Button variant="contained" href="#prefix">
        Main shop
      </Button>
      <ThemeProvider theme={tea}>
        <div className="tea-house">
          <Button variant="contained" href="#root-selector">
            Tea house
          </Button>
        </div>
      </ThemeProvider>
    </Stack>
  );
}
