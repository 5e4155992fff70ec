import Box from '@mui/material/Box';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { claim, expect, page, show } from '#claims';
import NamedRadius from './demos/named-radius.tsx';
import OneSize from './demos/one-size.tsx';
import PaletteFill from './demos/palette-fill.tsx';

const size = {
  cssProperty: false as const,
  transform: (value: unknown) => ({ width: Number(value), height: Number(value) }),
};
const elementOf = (text: string) => page.getByText(text).element();
const styleOf = (text: string) => getComputedStyle(elementOf(text));

claim('Here `fill` reads the palette, which it does not do by default.', async () => {
  await show(
    <>
      <PaletteFill />
      <Box sx={{ color: 'warning.main' }}>Color</Box>
    </>,
  );
  const moon = page.getByRole('img', { name: 'Full moon' }).element();
  expect(getComputedStyle(moon).fill).toBe(styleOf('Color').color);
  expect(createTheme().unstable_sx({ fill: 'warning.main' })).toEqual({ fill: 'warning.main' });
});

claim('`createTheme` merges them with the default configuration.', () => {
  const theme = createTheme({ unstable_sxConfig: { fill: { themeKey: 'palette' } } });
  expect(theme.unstable_sx({ fill: 'error.main', p: 1 })).toEqual({
    fill: '#d32f2f',
    padding: '8px',
  });
});

claim('Values per breakpoint work without extra code, except with `style`.', () => {
  const theme = createTheme({
    unstable_sxConfig: {
      fill: { themeKey: 'palette' },
      weight: { style: ({ weight }) => ({ fontWeight: weight }) },
    },
  });
  expect(theme.unstable_sx({ weight: { xs: 400, md: 700 } })).toEqual({
    fontWeight: { xs: 400, md: 700 },
  });
  expect(theme.unstable_sx({ fill: { xs: 'error.main', md: 'info.main' } })).toEqual({
    '@media (min-width:0px)': { fill: '#d32f2f' },
    '@media (min-width:900px)': { fill: '#0288d1' },
  });
});

claim('An empty object, `{}`, turns a key into plain CSS.', () => {
  const theme = createTheme({ unstable_sxConfig: { borderRadius: {} } });
  expect(theme.unstable_sx({ borderRadius: 3 })).toEqual({ borderRadius: 3 });
});

claim('Numbers are then pixels: `borderRadius: 2` is 2px here.', async () => {
  await show(<NamedRadius />);
  expect(styleOf('Card').borderRadius).toBe('12px');
  expect(styleOf('Pill').borderRadius).toBe('999px');
  const theme = createTheme({ unstable_sxConfig: { borderRadius: { themeKey: 'radii' } } });
  expect(theme.unstable_sx({ borderRadius: 2 })).toEqual({ borderRadius: 2 });
});

claim('A new key can set more than one property.', async () => {
  await show(<OneSize />);
  expect([styleOf('Square').width, styleOf('Square').height]).toEqual(['96px', '96px']);
  await page.viewport(500, 600);
  await expect.poll(() => styleOf('Square').width).toBe('64px');
});

claim(
  '`<Box size={64}>` does not use them, because system props follow the default configuration.',
  async () => {
    const props = { size: 64 };
    const theme = createTheme({ unstable_sxConfig: { size } });
    await show(
      <ThemeProvider theme={theme}>
        <Box {...props}>As prop</Box>
        <Box sx={{ size: 64 }}>In sx</Box>
      </ThemeProvider>,
    );
    expect(styleOf('As prop').width).not.toBe('64px');
    expect(styleOf('In sx').width).toBe('64px');
  },
);

claim('A nested `ThemeProvider` replaces the whole configuration object.', async () => {
  await show(
    <ThemeProvider theme={createTheme({ unstable_sxConfig: { size } })}>
      <Box sx={{ size: 64 }}>Outer</Box>
      <ThemeProvider theme={createTheme({ unstable_sxConfig: { fill: { themeKey: 'palette' } } })}>
        <Box sx={{ size: 64 }}>Inner</Box>
      </ThemeProvider>
    </ThemeProvider>,
  );
  expect(styleOf('Outer').width).toBe('64px');
  expect(styleOf('Inner').width).not.toBe('64px');
});

claim('`theme.unstable_sx({ size: 64 })` uses the configuration of its theme.', () => {
  const theme = createTheme({ unstable_sxConfig: { size } });
  expect(theme.unstable_sx({ size: 64 })).toEqual({ width: 64, height: 64 });
});
