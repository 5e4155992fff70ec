import Box from '@mui/material/Box';
import { ThemeProvider, type Theme } from '@mui/material/styles';

// #region
const withFill = (outer: Theme): Theme => ({
  ...outer,
  unstable_sxConfig: {
    ...outer.unstable_sxConfig,
    fill: { themeKey: 'palette' },
  },
});

export default function PaletteFill() {
  return (
    <ThemeProvider theme={withFill}>
      <Box
        component="svg"
        viewBox="0 0 40 40"
        role="img"
        aria-label="Full moon"
        sx={{ width: 80, fill: 'warning.main' }}
      >
        <circle cx="20" cy="20" r="16" />
      </Box>
    </ThemeProvider>
  );
}
// #endregion
