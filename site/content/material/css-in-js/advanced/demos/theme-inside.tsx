import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider, useTheme, type Theme } from '@mui/material/styles';

const withLargeButtons = (outer: Theme) =>
  createTheme(outer, { components: { MuiButton: { defaultProps: { size: 'large' } } } });

function Tablets() {
  const theme = useTheme();
  return <span>Tablets start at {theme.breakpoints.values.sm} px</span>;
}

export default function ThemeInside() {
  return (
    <ThemeProvider theme={withLargeButtons}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Button variant="outlined" href="#next-steps">
          Museum pass
        </Button>
        <Tablets />
      </Stack>
    </ThemeProvider>
  );
}
