import { createTheme } from '@mui/material/styles';
import { expect, it } from 'vitest';
import { contrastOf, layOn } from './contrast.ts';
import { chosenOptions, myThemeOptions } from './my-theme-options.ts';
import {
  colorOf,
  fonts,
  libraryColors,
  libraryTheme,
  meaningNames,
  ratioOf,
  schemeNames,
} from './my-theme.ts';

const chosen = {
  ...libraryTheme,
  light: { primary: '#4747c2', paper: '#fafafa' },
  dark: { error: '#ffb0a8' },
} as const;

it.each(schemeNames)('knows the colors of the installed library: %s', (mode) => {
  const { palette, shape, typography, spacing } = createTheme({ palette: { mode } });
  for (const name of meaningNames) {
    expect(palette[name].main).toBe(libraryColors[mode][name]);
  }
  const { background, text } = palette;
  const surfaces = [background.default, background.paper, text.primary].map((color) =>
    color.replace(/^#fff$/, '#ffffff').replace('rgba(0, 0, 0, 0.87)', '#000000de'),
  );
  const own = libraryColors[mode];
  expect(surfaces).toEqual([own.background, own.paper, own.text]);
  expect(shape.borderRadius).toBe(libraryTheme.radius);
  expect(spacing(1)).toBe(`${String(libraryTheme.spacing)}px`);
  expect(typography.fontSize).toBe(libraryTheme.fontSize);
  expect(typography.fontFamily).toBe(fonts.roboto);
});

it('gives the library nothing that it does by itself', () => {
  expect(myThemeOptions(libraryTheme)).toEqual({});
});

it('names only what was chosen and what follows from it', () => {
  expect(chosenOptions({ ...chosen, radius: 8, fontSize: 15 })).toEqual({
    colorSchemes: {
      light: { palette: { primary: { main: '#4747c2' }, background: { paper: '#fafafa' } } },
      dark: {
        palette: {
          primary: { main: colorOf(chosen, 'dark', 'primary') },
          error: { main: '#ffb0a8' },
        },
      },
    },
    shape: { borderRadius: 8 },
    typography: { fontSize: 15 },
  });
});

it('names both modes when only one has colors', () => {
  const { colorSchemes } = myThemeOptions({ ...libraryTheme, light: { text: '#111111' } });
  expect(colorSchemes).toEqual({
    light: { palette: { text: { primary: '#111111' } } },
    dark: true,
  });
});

it.each(['#000000', '#4747c2', '#ff0000', '#ffffff', '#12345680'] as const)(
  'works out a color for the dark from %s that is read on dark paper',
  (primary) => {
    const theme = { ...libraryTheme, light: { primary } };
    const dark = colorOf(theme, 'dark', 'primary');
    expect(contrastOf(dark, '#121212')).toBeGreaterThanOrEqual(7);
    expect(colorOf({ ...theme, dark: { primary: '#4747c2' } }, 'dark', 'primary')).toBe('#4747c2');
  },
);

it.each(schemeNames)('measures the label that the library writes on a color: %s', (mode) => {
  const { palette } = createTheme({ palette: { mode } });
  for (const name of meaningNames) {
    const label = palette[name].contrastText === '#fff' ? '#ffffff' : '#000000de';
    const expected = contrastOf(layOn(label, libraryColors[mode][name]), libraryColors[mode][name]);
    expect(ratioOf(libraryTheme, mode, name)).toBe(expected);
  }
});
