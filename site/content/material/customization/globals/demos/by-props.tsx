import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';

// #region
const labels = (outer: Theme) =>
  createTheme(outer, {
    components: {
      MuiChip: {
        styleOverrides: {
          root: {
            borderRadius: 4,
            variants: [
              { props: { variant: 'outlined' }, style: { borderStyle: 'dashed' } },
              {
                props: { variant: 'outlined', color: 'error' },
                style: { borderStyle: 'double', borderWidth: 3, fontWeight: 700 },
              },
            ],
          },
        },
      },
    },
  });
// #endregion

export default function ByProps() {
  return (
    <ThemeProvider theme={labels}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Chip label="Filled" />
        <Chip label="Outlined" variant="outlined" />
        <Chip label="Recalled" variant="outlined" color="error" />
      </Stack>
    </ThemeProvider>
  );
}
