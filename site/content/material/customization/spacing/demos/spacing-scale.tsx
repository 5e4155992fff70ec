import { useMemo } from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';

// #region
const scale = [0, 4, 8, 16, 32, 64];

export default function SpacingScale() {
  const { direction } = useTheme();
  const theme = useMemo(
    () => createTheme({ direction, spacing: scale, colorSchemes: { light: true, dark: true } }),
    [direction],
  );
  // #endregion

  return (
    <ThemeProvider theme={theme}>
      <Paper variant="outlined" sx={{ p: 3 }}>
        <Stack spacing={2}>
          {[1, 2, 3, 4, 5].map((step) => (
            <Stack key={step} direction="row" spacing={3} sx={{ alignItems: 'center' }}>
              <Typography sx={{ minWidth: 88 }}>
                {step} is {theme.spacing(step)}
              </Typography>
              <Box sx={{ height: 12, bgcolor: 'primary.main', pr: step }} />
            </Stack>
          ))}
        </Stack>
      </Paper>
    </ThemeProvider>
  );
}
