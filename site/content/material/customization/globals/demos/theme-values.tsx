import { useState } from 'react';
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
  const [course, setCourse] = useState('soups');

  return (
    <ThemeProvider theme={sentenceCase}>
      <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
        <Button variant="contained" href="#theme-values">
          All recipes
        </Button>
        <Tabs
          value={course}
          onChange={(_event, value: string) => setCourse(value)}
          aria-label="Courses"
        >
          <Tab label="Soups" value="soups" />
          <Tab label="Desserts" value="desserts" />
        </Tabs>
      </Stack>
    </ThemeProvider>
  );
}
