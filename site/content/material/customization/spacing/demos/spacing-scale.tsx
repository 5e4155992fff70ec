import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider } from '@mui/material/styles';

// #region
const theme = createTheme({
  spacing: [0, 4, 8, 16, 32, 64],
  colorSchemes: { light: true, dark: true },
});
// #endregion

export default function SpacingScale() {
  return (
    <ThemeProvider theme={theme}>
      <Paper variant="outlined" sx={{ p: 3 }}>
        <Stack spacing={2}>
          {[1, 2, 3, 4, 5].map((step) => (
            <Stack key={step} direction="row" spacing={3} sx={{ alignItems: 'center' }}>
              <Typography sx={{ minWidth: 88 }}>
                {step} is {theme.spacing(step)}
              </Typography>
              <Box sx={{ height: 12, bgcolor: 'primary.main', pr: step }} />
            </Stack>
          ))}
        </Stack>
      </Paper>
    </ThemeProvider>
  );
}
