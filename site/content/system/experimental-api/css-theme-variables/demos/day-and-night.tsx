import { useState } from 'react';
import {
  Box,
  unstable_createCssVarsProvider as createCssVarsProvider,
  unstable_createCssVarsTheme as createCssVarsTheme,
} from '@mui/system';

// #region
const theme = createCssVarsTheme({
  cssVarPrefix: 'garden',
  colorSchemeSelector: '[data-garden="%s"]',
  defaultColorScheme: 'day',
  colorSchemes: {
    day: { palette: { mode: 'light', surface: '#f1f8e9', ink: '#1b3a1e' } },
    night: { palette: { mode: 'dark', surface: '#14231a', ink: '#d7ecd9' } },
  },
});

const { CssVarsProvider, useColorScheme } = createCssVarsProvider<'day' | 'night'>({
  theme,
  defaultColorScheme: { light: 'day', dark: 'night' },
});

function Bed() {
  const { colorScheme, setMode } = useColorScheme();
  const next = colorScheme === 'night' ? 'light' : 'dark';

  return (
    <Box
      sx={{ p: 2, minHeight: '100vh', boxSizing: 'border-box', bgcolor: 'surface', color: 'ink' }}
    >
      <p>Roses, lavender and thyme</p>
      <button type="button" onClick={() => setMode(next)}>
        {next === 'dark' ? 'Switch to night' : 'Switch to day'}
      </button>
    </Box>
  );
}
// #endregion

export default function DayAndNight() {
  const [node, setNode] = useState<Element | null>(null);

  return (
    <div ref={setNode}>
      <CssVarsProvider colorSchemeNode={node} storageManager={null} defaultMode="light">
        <Bed />
      </CssVarsProvider>
    </div>
  );
}
