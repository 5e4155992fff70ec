import Box from '@mui/material/Box';
import { teal } from '@mui/material/colors';
import Button from '@mui/material/Button';
import {
  createTheme,
  darken,
  getContrastRatio,
  lighten,
  ThemeProvider,
} from '@mui/material/styles';
import { renderToString } from 'react-dom/server';
import { claim, expect, page, show } from '#claims';
import ExpressColor from './demos/express-color.tsx';
import HarborPalette from './demos/harbor-palette.tsx';

claim('Six colors have a job.', () => {
  const { palette } = createTheme();
  expect([
    palette.primary.main,
    palette.secondary.main,
    palette.error.main,
    palette.warning.main,
    palette.info.main,
    palette.success.main,
  ]).toEqual(['#1976d2', '#9c27b0', '#d32f2f', '#ed6c02', '#0288d1', '#2e7d32']);
  const dark = createTheme({ palette: { mode: 'dark' } }).palette;
  expect([
    dark.primary.main,
    dark.secondary.main,
    dark.error.main,
    dark.warning.main,
    dark.info.main,
    dark.success.main,
  ]).toEqual(['#90caf9', '#ce93d8', '#f44336', '#ffa726', '#29b6f6', '#66bb6a']);
});

claim('The theme then uses shade 500 as `main`, 300 as `light` and 700 as `dark`.', () => {
  const { primary, secondary } = createTheme({
    palette: { primary: teal, secondary: teal },
  }).palette;
  expect([primary.main, primary.light, primary.dark]).toEqual([teal[500], teal[300], teal[700]]);
  expect([secondary.main, secondary.light, secondary.dark]).toEqual([
    teal.A400,
    teal.A200,
    teal.A700,
  ]);
});

claim('Names such as `teal`, `oklch()` and CSS variables throw an error.', () => {
  for (const main of ['teal', 'oklch(60% 0.1 200)', 'var(--brand)']) {
    expect(() => createTheme({ palette: { primary: { main } } })).toThrow();
  }
});

claim('components compute with `main` too, for example a `Button` for its hover color.', () => {
  const primary = { main: 'oklch(60% 0.1 200)', light: '#fff', dark: '#000' };
  const theme = createTheme({ palette: { primary: { ...primary, contrastText: '#fff' } } });
  expect(() =>
    renderToString(
      <ThemeProvider theme={theme}>
        <Button>Save</Button>
      </ThemeProvider>,
    ),
  ).toThrow(/Unsupported/);
});

claim(
  'A number darkens half as much again as it lightens; an object sets both: `{ light: 0.1, dark: 0.3 }`.',
  () => {
    const shades = (tonalOffset: number | { light: number; dark: number }) =>
      createTheme({ palette: { tonalOffset, primary: { main: '#00695c' } } }).palette.primary;
    expect(shades(0.2).light).toBe(lighten('#00695c', 0.2));
    expect(shades(0.2).dark).toBe(darken('#00695c', 0.3));
    expect(shades({ light: 0.1, dark: 0.4 }).light).toBe(lighten('#00695c', 0.1));
    expect(shades({ light: 0.1, dark: 0.4 }).dark).toBe(darken('#00695c', 0.4));
    const own = { main: '#00695c', light: '#80cbc4', dark: '#004d40' };
    const { primary } = createTheme({ palette: { tonalOffset: 0.5, primary: own } }).palette;
    expect([primary.light, primary.dark]).toEqual(['#80cbc4', '#004d40']);
  },
);

claim('The default threshold is 3, which meets WCAG for large text and symbols.', () => {
  const { warning } = createTheme().palette;
  expect(warning.contrastText).toBe('#fff');
  expect(getContrastRatio('#fff', warning.main)).toBeGreaterThan(3);
  expect(createTheme({ palette: { contrastThreshold: 4.5 } }).palette.warning.contrastText).toBe(
    'rgba(0, 0, 0, 0.87)',
  );
});

claim('Logical keys such as `borderInlineStartColor` do not look up tokens.', async () => {
  await show(
    <Box sx={{ border: 1, borderLeftColor: 'error.main', borderInlineEndColor: 'error.main' }}>
      sides
    </Box>,
  );
  const style = () => getComputedStyle(page.getByText('sides').element());
  await expect.poll(() => style().borderLeftColor).toBe('rgb(211, 47, 47)');
  expect(style().borderRightColor).not.toBe('rgb(211, 47, 47)');
});

claim('Components ask for the job. You decide the color.', async () => {
  await show(<HarborPalette />, { paletteMode: 'light' });
  const button = page.getByRole('button', { name: 'Assign berth' });
  await expect
    .poll(() => getComputedStyle(button.element()).backgroundColor)
    .toBe('rgb(27, 73, 101)');
  await button.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Berth 3 goes to the Aurora.');
});

claim(
  '`augmentColor` computes the four tokens from `main`; a component needs all of them.',
  async () => {
    const { augmentColor } = createTheme().palette;
    expect(Object.keys(augmentColor({ color: { main: '#ad1457' } })).toSorted()).toEqual([
      'contrastText',
      'dark',
      'light',
      'main',
    ]);
    await show(<ExpressColor />);
    await page.getByRole('button', { name: 'Ship today' }).click();
    await expect.element(page.getByText('Ships today')).toBeVisible();
  },
);

claim(
  'With `contrastThreshold: 4.5` the default `warning` and `info` colors get dark text.',
  () => {
    const { palette } = createTheme({ palette: { contrastThreshold: 4.5 } });
    const names = ['primary', 'secondary', 'error', 'warning', 'info', 'success'] as const;
    expect(names.filter((name) => palette[name].contrastText !== '#fff')).toEqual([
      'warning',
      'info',
    ]);
    // the computation counts it as full black
    expect(getContrastRatio('rgba(0, 0, 0, 0.87)', palette.info.main)).toBe(
      getContrastRatio('#000', palette.info.main),
    );
  },
);

claim(
  "Add your own, and `sx` finds it by its path, such as `bgcolor: 'primary.lighter'`.",
  async () => {
    const primary: object = { main: '#00695c', lighter: '#e0f2f1' };
    for (const cssVariables of [false, { cssVarPrefix: 'shades' }]) {
      const theme = createTheme({
        cssVariables,
        palette: { primary: { main: '#000', ...primary } },
      });
      const screen = await show(
        <ThemeProvider theme={theme}>
          <Box sx={{ bgcolor: 'primary.lighter' }}>soft</Box>
        </ThemeProvider>,
      );
      await expect
        .poll(() => getComputedStyle(page.getByText('soft').element()).backgroundColor)
        .toBe('rgb(224, 242, 241)');
      await screen.unmount();
    }
  },
);
