import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';

function reportType(outer: Theme) {
  return createTheme({
    ...outer,
    typography: {
      fontFamily: 'Georgia, "Times New Roman", serif',
      h5: { fontWeight: 700, lineHeight: 1.2 },
      overline: { letterSpacing: '0.12em', lineHeight: 2 },
    },
  });
}

export default function WardReport() {
  return (
    <ThemeProvider theme={reportType}>
      <Paper variant="outlined" sx={{ p: 2, maxWidth: 420 }}>
        <Typography variant="overline">Ward 4</Typography>
        <Typography variant="h5" component="p" gutterBottom>
          A quiet night
        </Typography>
        <Typography>
          Two admissions, no transfers. Bed 4-07 waits for the technician since 03:20.
        </Typography>
        <Typography variant="caption">Written by the night shift at 06:45</Typography>
      </Paper>
    </ThemeProvider>
  );
}
