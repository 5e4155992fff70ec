import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';

// #region
const sentenceCase = (outer: Theme) =>
  createTheme(outer, {
    typography: { button: { textTransform: 'none', fontSize: 16 } },
  });
// #endregion

export default function ThemeValues() {
  return (
    <ThemeProvider theme={sentenceCase}>
      <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
        <Button variant="contained" href="#theme-values">
          All recipes
        </Button>
        <Tabs value="soups" aria-label="Courses">
          <Tab label="Soups" value="soups" />
        </Tabs>
      </Stack>
    </ThemeProvider>
  );
}
