import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';

// #region
const withRoundButtons = (outer: Theme) =>
  createTheme(outer, {
    components: {
      MuiButton: {
        defaultProps: { disableElevation: true },
        styleOverrides: {
          root: {
            borderRadius: 20,
            textTransform: 'none',
            variants: [{ props: { variant: 'outlined' }, style: { borderStyle: 'dashed' } }],
          },
        },
      },
    },
  });
// #endregion

export default function RoundedTheme() {
  return (
    <ThemeProvider theme={withRoundButtons}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button variant="contained">Publish post</Button>
        <Button variant="outlined">Keep as draft</Button>
        <Button>Discard</Button>
      </Stack>
    </ThemeProvider>
  );
}
