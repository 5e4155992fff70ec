import Box from '@mui/material/Box';
import { ThemeProvider, type Theme } from '@mui/material/styles';

// #region
const withSize = (outer: Theme): Theme => ({
  ...outer,
  unstable_sxConfig: {
    ...outer.unstable_sxConfig,
    size: {
      cssProperty: false,
      transform: (value) => ({ width: Number(value), height: Number(value) }),
    },
  },
});

export default function OneSize() {
  return (
    <ThemeProvider theme={withSize}>
      <Box sx={{ size: { xs: 64, md: 96 }, display: 'grid', placeItems: 'center', border: 1 }}>
        Square
      </Box>
    </ThemeProvider>
  );
}
// #endregion
