import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { ThemeProvider, type Theme } from '@mui/material/styles';

// #region
const radii = { card: '12px', pill: '999px' };

const withNames = (outer: Theme) => ({
  ...outer,
  radii,
  unstable_sxConfig: {
    ...outer.unstable_sxConfig,
    borderRadius: { themeKey: 'radii' },
  },
});

export default function NamedRadius() {
  return (
    <ThemeProvider theme={withNames}>
      <Stack direction="row" spacing={2}>
        <Box sx={{ px: 4, py: 2, border: 1, borderRadius: 'card' }}>Card</Box>
        <Box sx={{ px: 4, py: 2, border: 1, borderRadius: 'pill' }}>Pill</Box>
      </Stack>
    </ThemeProvider>
  );
}
// #endregion
