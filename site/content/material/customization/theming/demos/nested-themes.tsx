import { useMemo } from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider, useTheme, type Theme } from '@mui/material/styles';

function Sample({ title }: { title: string }) {
  const { direction, palette } = useTheme();
  return (
    <Paper variant="outlined" sx={{ p: 2 }}>
      <Typography variant="subtitle2" component="p">
        {title}
      </Typography>
      <Typography variant="body2">
        {direction}, {palette.mode}
      </Typography>
      <Slider aria-label={`Fill level, ${title}`} defaultValue={30} />
    </Paper>
  );
}

const replacesOuter = createTheme({ palette: { primary: { main: '#6a1b9a' } } });

function extendsOuter(outer: Theme) {
  return createTheme(outer, {
    components: { MuiSlider: { defaultProps: { size: 'small', step: 10, marks: true } } },
  });
}

export default function NestedThemes() {
  const { direction } = useTheme();
  const follows = useMemo(
    () =>
      createTheme({
        direction,
        colorSchemes: {
          light: { palette: { primary: { main: '#6a1b9a' } } },
          dark: { palette: { primary: { main: '#ce93d8' } } },
        },
      }),
    [direction],
  );

  return (
    <Box
      sx={{ display: 'grid', gap: 2, width: '100%', gridTemplateColumns: { sm: '1fr 1fr 1fr' } }}
    >
      <ThemeProvider theme={replacesOuter}>
        <Sample title="Replaces the outer" />
      </ThemeProvider>
      <ThemeProvider theme={extendsOuter}>
        <Sample title="Extends the outer" />
      </ThemeProvider>
      <ThemeProvider theme={follows}>
        <Sample title="New colors, same mode" />
      </ThemeProvider>
    </Box>
  );
}
