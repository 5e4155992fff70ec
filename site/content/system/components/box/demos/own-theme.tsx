import { Box, createTheme, ThemeProvider } from '@mui/system';

const orchard = createTheme({
  spacing: 10,
  shape: { borderRadius: 12 },
  palette: { leaf: { main: '#2e6b3a', contrastText: '#ffffff' } },
});

export default function OwnTheme() {
  return (
    <ThemeProvider theme={() => orchard}>
      <Box sx={{ p: 2, borderRadius: 1, bgcolor: 'leaf.main', color: 'leaf.contrastText' }}>
        Row 7: 48 apple trees
      </Box>
    </ThemeProvider>
  );
}
