import { useMemo } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';

export default function CalmButtons() {
  const outer = useTheme();
  const theme = useMemo(
    () =>
      createTheme(outer, {
        components: {
          MuiButtonBase: { defaultProps: { disableRipple: true } },
          MuiButton: { defaultProps: { disableElevation: true } },
        },
      }),
    [outer],
  );

  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
      <Button variant="contained">With ripple</Button>
      <ThemeProvider theme={theme}>
        <Button variant="contained">Without ripple</Button>
      </ThemeProvider>
    </Stack>
  );
}
