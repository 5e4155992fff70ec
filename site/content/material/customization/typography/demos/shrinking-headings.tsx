import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { responsiveFontSizes, ThemeProvider, type Theme } from '@mui/material/styles';

function shrinking(outer: Theme) {
  return responsiveFontSizes(outer, { factor: 3 });
}

export default function ShrinkingHeadings() {
  return (
    <ThemeProvider theme={shrinking}>
      <Box sx={{ p: 2 }}>
        <Typography variant="h3" component="p">
          Rotterdam, week 24
        </Typography>
        <Typography variant="h5" component="p" gutterBottom>
          318 shipments
        </Typography>
        <Typography>All left on time. The next ship leaves on Monday.</Typography>
      </Box>
    </ThemeProvider>
  );
}
