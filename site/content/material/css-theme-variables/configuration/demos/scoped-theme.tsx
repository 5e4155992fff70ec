import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const tea = createTheme({
  cssVariables: { cssVarPrefix: 'tea', rootSelector: '.tea-house' },
  palette: { primary: { main: '#2e7d32' } },
  shape: { borderRadius: 20 },
});

export default function ScopedTheme() {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
      <Button variant="contained" href="#prefix">
        Main shop
      </Button>
      <ThemeProvider theme={tea}>
        <div className="tea-house">
          <Button variant="contained" href="#root-selector">
            Tea house
          </Button>
        </div>
      </ThemeProvider>
    </Stack>
  );
}
