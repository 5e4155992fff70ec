import { createTheme } from '@mui/material/styles';
import { claim, expect, page, show } from '#claims';
import BothModes from './demos/both-modes.tsx';

const oldPalette: object = { type: 'dark' };

claim("Write `createTheme({ palette: { mode: 'dark' } })` for a dark theme.", async () => {
  await show(<BothModes />);
  const background = (text: string) => {
    const paper = page.getByText(text).element().parentElement;
    return paper && getComputedStyle(paper).backgroundColor;
  };
  expect(background('Mode: light')).toBe('rgb(255, 255, 255)');
  expect(background('Mode: dark')).toBe('rgb(18, 18, 18)');
});

claim("a theme with `palette: { type: 'dark' }` is light.", () => {
  const theme = createTheme({ palette: oldPalette });
  expect(theme.palette.mode).toBe('light');
  expect(theme.palette.background.default).toBe('#fff');
});

claim('`theme.palette.type` is `undefined`', () => {
  expect(createTheme({ palette: { mode: 'dark' } }).palette).not.toHaveProperty('type');
});

claim(
  'The default colors now depend on the mode: `primary.main` is `#1976d2` in light and `#90caf9` in dark mode.',
  () => {
    const dark = createTheme({ palette: { mode: 'dark' } }).palette;
    expect(createTheme().palette.primary.main).toBe('#1976d2');
    expect(dark.primary.main).toBe('#90caf9');
    expect([dark.background.default, dark.background.paper]).toEqual(['#121212', '#121212']);
    expect(dark.text.primary).toBe('#fff');
    expect(dark.text).not.toHaveProperty('hint');
  },
);

claim('`applyStyles` works in every theme:', () => {
  const plain = createTheme({ palette: { mode: 'dark' } });
  expect(plain.applyStyles('dark', { color: 'red' })).toEqual({ color: 'red' });
  expect(createTheme().applyStyles('dark', { color: 'red' })).toEqual({});
  const variables = createTheme({
    cssVariables: { colorSchemeSelector: 'class' },
    colorSchemes: { light: true, dark: true },
  });
  expect(variables.applyStyles('dark', { color: 'red' })).toEqual({
    '*:where(.dark) &': { color: 'red' },
  });
});
