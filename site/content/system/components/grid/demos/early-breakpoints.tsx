import { Box, createTheme, Grid, ThemeProvider, type Theme } from '@mui/system';
import { Cell } from './cell.ts';

const { breakpoints } = createTheme({
  breakpoints: { values: { xs: 0, sm: 320, md: 480, lg: 960, xl: 1440 } },
});

export default function EarlyBreakpoints() {
  return (
    <ThemeProvider theme={(outer: Theme) => ({ ...outer, breakpoints })}>
      <Box sx={{ p: 2 }}>
        <Grid container spacing={1}>
          {['North', 'East', 'South', 'West'].map((side) => (
            <Grid key={side} size={{ xs: 12, sm: 6, md: 3 }}>
              <Cell>{side}</Cell>
            </Grid>
          ))}
        </Grid>
      </Box>
    </ThemeProvider>
  );
}
