import Box from '@mui/material/Box';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';

const narrow = createTheme({
  breakpoints: { values: { xs: 0, sm: 360, md: 720, lg: 1080, xl: 1440 } },
});

function withNarrowBreakpoints(outer: Theme): Theme {
  return { ...outer, breakpoints: narrow.breakpoints };
}

export default function EarlyColumns() {
  return (
    <ThemeProvider theme={withNarrowBreakpoints}>
      <Box
        sx={{
          display: 'grid',
          gap: 1,
          m: 2,
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: 'repeat(4, 1fr)' },
        }}
      >
        {['Strings', 'Woodwinds', 'Brass', 'Percussion'].map((section) => (
          <Box key={section} sx={{ p: 1, border: 1, borderColor: 'divider', borderRadius: 1 }}>
            {section}
          </Box>
        ))}
      </Box>
    </ThemeProvider>
  );
}
