import Alert from '@mui/material/Alert';
import Paper from '@mui/material/Paper';
import { createTheme, responsiveFontSizes, ThemeProvider } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

// #region
const base = createTheme({
  colorSchemes: { light: true, dark: true },
  spacing: 6,
});
const withAlerts = createTheme(base, {
  components: {
    MuiAlert: {
      styleOverrides: { root: { paddingBlock: base.spacing(2), boxShadow: base.shadows[3] } },
    },
  },
});
const theme = responsiveFontSizes(withAlerts);
// #endregion

export default function StepwiseTheme() {
  return (
    <ThemeProvider theme={theme}>
      <Paper variant="outlined" sx={{ width: '100%', maxWidth: 480, p: 2 }}>
        <Typography variant="h4" component="p" gutterBottom>
          Week 24
        </Typography>
        <Alert severity="success">All 318 shipments left on time.</Alert>
      </Paper>
    </ThemeProvider>
  );
}
