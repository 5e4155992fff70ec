import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';

function narrowValues(outer: Theme) {
  return createTheme({
    ...outer,
    breakpoints: { values: { xs: 0, sm: 280, md: 440, lg: 560, xl: 680 } },
  });
}

export default function NarrowValues() {
  return (
    <ThemeProvider theme={narrowValues}>
      <Box
        sx={{
          display: 'grid',
          gap: 1,
          p: 2,
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: 'repeat(4, 1fr)' },
        }}
      >
        {['Packed', 'Loaded', 'At sea', 'Landed'].map((step) => (
          <Paper key={step} variant="outlined" sx={{ p: 1 }}>
            <Typography>{step}</Typography>
          </Paper>
        ))}
      </Box>
    </ThemeProvider>
  );
}
