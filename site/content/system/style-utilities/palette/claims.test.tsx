import Box from '@mui/material/Box';
import { createTheme, getContrastRatio, ThemeProvider } from '@mui/material/styles';
import { claim, expect, page, show } from '#claims';
import BuildResults from './demos/build-results.tsx';
import NightDuty from './demos/night-duty.tsx';
import OutlinedStates from './demos/outlined-states.tsx';
import TintedBadge from './demos/tinted-badge.tsx';

const style = (text: string) => getComputedStyle(page.getByText(text, { exact: true }).element());
const intents = ['primary', 'secondary', 'error', 'warning', 'info', 'success'] as const;

claim('so the same name works in light and dark mode', async () => {
  const colors: string[] = [];
  for (const paletteMode of ['light', 'dark'] as const) {
    const screen = await show(<BuildResults />, { paletteMode });
    await expect.element(page.getByText('3 tests running')).toBeVisible();
    colors.push(style('3 tests running').backgroundColor);
    await screen.unmount();
  }
  expect(new Set(colors).size).toBe(2);
  expect(colors).not.toContain('rgba(0, 0, 0, 0)');
});

claim(
  'Small text needs 4.5:1, and white does not reach it on `warning.main` and `info.main` of the default light theme, nor on `error.main` of the dark one.',
  () => {
    const low = (mode: 'light' | 'dark') => {
      const { palette } = createTheme({ palette: { mode } });
      return intents.filter(
        (intent) =>
          palette[intent].contrastText === '#fff' &&
          getContrastRatio('#fff', palette[intent].main) < 4.5,
      );
    };
    expect(low('light')).toEqual(['warning', 'info']);
    expect(low('dark')).toEqual(['error']);
  },
);

claim(
  'Use larger text, or set `contrastThreshold: 4.5` in the palette: the text on these three is then black.',
  () => {
    const dark = 'rgba(0, 0, 0, 0.87)';
    const light = createTheme({ palette: { mode: 'light', contrastThreshold: 4.5 } }).palette;
    expect([light.warning.contrastText, light.info.contrastText]).toEqual([dark, dark]);
    const night = createTheme({ palette: { mode: 'dark', contrastThreshold: 4.5 } }).palette;
    expect(night.error.contrastText).toBe(dark);
  },
);

claim('A darker shade does not always help: white on `warning.dark` has 3.8:1.', () => {
  const { warning } = createTheme().palette;
  expect(getContrastRatio('#fff', warning.dark).toFixed(1)).toBe('3.8');
});

claim('Material UI chooses black or white so that the contrast to `main` is at least 3:1.', () => {
  for (const mode of ['light', 'dark'] as const) {
    const { palette } = createTheme({ palette: { mode } });
    for (const intent of intents) {
      const white = getContrastRatio('#fff', palette[intent].main) >= 3;
      expect(palette[intent].contrastText).toBe(white ? '#fff' : 'rgba(0, 0, 0, 0.87)');
    }
  }
});

claim('So does a path with a typo, and the browser ignores it.', async () => {
  await show(
    <Box sx={{ color: 'red' }}>
      <Box sx={{ color: 'sucess.main' }}>typo</Box>
      <Box sx={{ color: 'tomato' }}>name</Box>
    </Box>,
  );
  await expect.poll(() => style('typo').color).toBe('rgb(255, 0, 0)');
  expect(style('name').color).toBe('rgb(255, 99, 71)');
});

claim(
  "A path must end at a color: `color: 'primary'` finds an object and sets nothing. Write `primary.main`. `color: 'grey'` is the CSS color, but `borderColor: 'grey'` sets nothing either.",
  async () => {
    await show(
      <Box sx={{ color: 'rgb(1, 2, 3)' }}>
        <Box sx={{ color: 'primary', border: 1, borderColor: 'grey' }}>Object</Box>
        <Box sx={{ color: 'grey' }}>Gray</Box>
      </Box>,
    );
    const style = (text: string) => getComputedStyle(page.getByText(text).element());
    expect(style('Object').color).toBe('rgb(1, 2, 3)');
    expect(style('Object').borderTopColor).toBe('rgb(1, 2, 3)');
    expect(style('Gray').color).toBe('rgb(128, 128, 128)');
  },
);

claim('`bgcolor` is short for `backgroundColor`; both read the palette.', async () => {
  const theme = createTheme({ palette: { success: { main: '#010203' } } });
  await show(
    <ThemeProvider theme={theme}>
      <Box sx={{ bgcolor: 'success.main' }}>short</Box>
      <Box sx={{ backgroundColor: 'success.main' }}>long</Box>
      <Box sx={{ background: 'success.main' }}>other</Box>
    </ThemeProvider>,
  );
  await expect.poll(() => style('short').backgroundColor).toBe('rgb(1, 2, 3)');
  expect(style('long').backgroundColor).toBe('rgb(1, 2, 3)');
  expect(style('other').backgroundColor).toBe('rgba(0, 0, 0, 0)');
});

claim('You can also set one side: `borderTopColor`, `borderLeftColor`.', async () => {
  await show(<OutlinedStates />);
  await expect.element(page.getByText('Shipment 73: lost')).toBeVisible();
  const { borderTopColor, borderLeftColor } = style('Shipment 73: lost');
  expect(borderTopColor).not.toBe(borderLeftColor);
  expect(borderTopColor).not.toBe(style('Shipment 71: delivered').borderTopColor);
});

claim('Set `color`, and use `currentColor` for them.', async () => {
  await show(<TintedBadge />);
  const icon = page.getByRole('img', { name: 'error.main' });
  await expect.element(icon).toBeVisible();
  const { fill, color } = getComputedStyle(icon.element());
  expect(fill).toBe(color);
  const theme = createTheme();
  expect(theme.unstable_sx({ fill: 'error.main' })).toEqual({ fill: 'error.main' });
});

claim('`augmentColor` computes `light`, `dark` and `contrastText` from one color.', async () => {
  const { augmentColor } = createTheme().palette;
  const night = augmentColor({ color: { main: '#3d3a8c' }, name: 'night' });
  expect(new Set([night.light, night.main, night.dark]).size).toBe(3);
  expect(night.contrastText).toBe('#fff');
  await show(<NightDuty />);
  const text = 'Night duty, 21:30 to 06:00';
  await expect.poll(() => style(text).backgroundColor).toBe('rgb(61, 58, 140)');
  expect(style(text).color).toBe('rgb(255, 255, 255)');
});
