import * as system from '@mui/system';
import Box from '@mui/system/Box';
import Container from '@mui/system/Container';
import GlobalStyles from '@mui/system/GlobalStyles';
import Grid from '@mui/system/Grid';
import Stack from '@mui/system/Stack';
import ThemeProvider from '@mui/system/ThemeProvider';
import { render } from 'vitest-browser-react';
import { claim, expect, page } from '#claims';
import FirstBox from './demos/first-box.tsx';

claim(
  "You don't need a provider: without one, MUI System uses its own default theme, and `p: 2` is 16px.",
  async () => {
    await render(<FirstBox />);
    const style = getComputedStyle(page.getByText('Room 204 is ready for check-in.').element());
    expect(style.padding).toBe('16px');
    expect(style.borderRadius).toBe('8px');
    expect(style.borderTopWidth).toBe('1px');
  },
);

claim('It has no colors, no typography and no shadows.', () => {
  const theme = system.createTheme();
  expect(theme.palette).toEqual({ mode: 'light' });
  expect(theme).not.toHaveProperty('typography');
  expect(theme).not.toHaveProperty('shadows');
  expect(theme.spacing(1)).toBe('8px');
});

claim(
  "Without it, `color: 'primary.main'` ends up in the CSS unchanged, and the browser ignores it.",
  async () => {
    expect(system.createTheme().unstable_sx({ color: 'primary.main' })).toEqual({
      color: 'primary.main',
    });
    await render(
      <div style={{ color: 'rgb(1, 2, 3)' }}>
        <Box sx={{ color: 'primary.main' }}>Unknown color</Box>
      </div>,
    );
    expect(getComputedStyle(page.getByText('Unknown color').element()).color).toBe('rgb(1, 2, 3)');
  },
);

claim(
  '`Box`, `Container`, `Grid`, `Stack`, `GlobalStyles` and `ThemeProvider` are available from the package and from a path of their own.',
  () => {
    expect(system.Box).toBe(Box);
    expect(system.Container).toBe(Container);
    expect(system.Grid).toBe(Grid);
    expect(system.Stack).toBe(Stack);
    expect(system.GlobalStyles).toBe(GlobalStyles);
    expect(system.ThemeProvider).toBe(ThemeProvider);
  },
);
