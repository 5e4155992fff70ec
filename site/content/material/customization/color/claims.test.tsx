import Box from '@mui/material/Box';
import * as colors from '@mui/material/colors';
import {
  alpha,
  createTheme,
  darken,
  emphasize,
  getContrastRatio,
  getLuminance,
  lighten,
} from '@mui/material/styles';
import { claim, expect, page, show, userEvent } from '#claims';
import HuePreview from './demos/hue-preview.tsx';
import LineBadges from './demos/line-badges.tsx';
import PaletteTool from './demos/palette-tool.tsx';

const { indigo, orange, red, teal, yellow } = colors;
const { common, ...hues } = colors;

claim(
  '`@mui/material/colors` exports the Material Design colors: 19 hues with 14 shades each.',
  () => {
    expect(Object.keys(common)).toEqual(['black', 'white']);
    expect(Object.keys(hues)).toHaveLength(19);
    for (const hue of Object.values(hues)) expect(Object.keys(hue)).toHaveLength(14);
  },
);

claim(
  'White text on `indigo[500]` reaches 6.9. On `yellow[500]` it reaches 1.2, which is not readable.',
  () => {
    expect(getContrastRatio('#fff', indigo[500]).toFixed(1)).toBe('6.9');
    expect(getContrastRatio('#fff', yellow[500]).toFixed(1)).toBe('1.2');
  },
);

claim('These numbered shades reach 4.5:', () => {
  const numbered = (name: keyof typeof hues) =>
    Object.entries(hues[name]).filter(([shade]) => /^\d/.test(shade));
  const readable = (value: string) => getContrastRatio('#fff', value) >= 4.5;
  const first = (name: keyof typeof hues) =>
    numbered(name).find(([, value]) => readable(value))?.[0];
  const rows = {
    '400': ['brown', 'deepPurple', 'indigo', 'purple'],
    '600': ['blueGrey', 'grey', 'pink'],
    '700': ['blue', 'red', 'teal'],
    '800': ['cyan', 'green', 'lightBlue'],
    '900': ['deepOrange', 'lightGreen', 'lime'],
    undefined: ['amber', 'orange', 'yellow'],
  } satisfies Record<string, (keyof typeof hues)[]>;
  expect(Object.values(rows).flat().sort()).toEqual(Object.keys(hues).sort());
  for (const [shade, names] of Object.entries(rows)) {
    for (const name of names) {
      expect([name, String(first(name))]).toEqual([name, shade]);
      const later = numbered(name).filter(([number]) => Number(number) >= Number(shade));
      expect(later.every(([, value]) => readable(value))).toBe(true);
    }
  }
});

claim('The theme then picks the shades:', () => {
  const { primary, secondary } = createTheme({
    palette: { primary: teal, secondary: orange },
  }).palette;
  expect([primary.main, primary.light, primary.dark]).toEqual([teal[500], teal[300], teal[700]]);
  expect([secondary.main, secondary.light, secondary.dark]).toEqual([
    orange.A400,
    orange.A200,
    orange.A700,
  ]);
});

claim(
  "`getContrastText` returns white if white reaches the theme's `contrastThreshold`, and a near-black otherwise.",
  async () => {
    await show(<LineBadges />);
    const colorOf = (name: string) => getComputedStyle(page.getByText(name).element()).color;
    expect(colorOf('Line 1')).toBe('rgb(255, 255, 255)');
    expect(colorOf('Line 4')).toBe('rgba(0, 0, 0, 0.87)');
    const strict = createTheme({ palette: { contrastThreshold: 4.5 } }).palette;
    const normal = createTheme().palette;
    expect(normal.getContrastText(red[500])).toBe('#fff');
    expect(strict.getContrastText(red[500])).toBe('rgba(0, 0, 0, 0.87)');
  },
);

claim('on `#b26500`, `getContrastRatio` returns 4.8, but the text on the screen has 4.3.', () => {
  const { palette } = createTheme({ palette: { contrastThreshold: 4.5 } });
  const text = palette.getContrastText('#b26500');
  expect(text).toBe('rgba(0, 0, 0, 0.87)');
  expect(getContrastRatio(text, '#b26500').toFixed(1)).toBe('4.8');
  // What the browser paints: each channel of the background times 0.13.
  const painted = [0xb2, 0x65, 0].map((channel) => Math.round(channel * 0.13)).join(', ');
  expect(getContrastRatio(`rgb(${painted})`, '#b26500').toFixed(1)).toBe('4.3');
});

claim('This theme uses shade 700 in light mode and 200 in dark mode.', async () => {
  await show(<HuePreview />);
  const fill = () =>
    getComputedStyle(page.getByRole('button', { name: 'Clear the table' }).element());
  await expect.poll(() => fill().backgroundColor).toBe('rgb(0, 121, 107)');
  expect(teal[700]).toBe('#00796b');
  await page.getByRole('combobox').click();
  await userEvent.click(page.getByRole('option', { name: 'brown' }));
  await expect.poll(() => fill().backgroundColor).toBe('rgb(93, 64, 55)');
});

claim('Dark shades work on light surfaces, and light shades work on dark ones.', async () => {
  await show(<HuePreview />, { paletteMode: 'dark' });
  const button = page.getByRole('button', { name: 'Clear the table' });
  // teal[200]
  await expect
    .poll(() => getComputedStyle(button.element()).backgroundColor)
    .toBe('rgb(128, 203, 196)');
});

claim(
  '| `emphasize(color, 0.15)` | a lighter color for dark input, a darker one for light input |',
  () => {
    expect(getLuminance(emphasize('#00695c'))).toBeGreaterThan(getLuminance('#00695c'));
    expect(getLuminance(emphasize('#b2dfdb'))).toBeLessThan(getLuminance('#b2dfdb'));
    expect(emphasize('#00695c')).toBe(emphasize('#00695c', 0.15));
  },
);

claim(
  '| `alpha(color, 0.12)` | the color with this opacity; an opacity it already has is replaced |',
  () => {
    expect(alpha('#1976d2', 0.12)).toBe('rgba(25, 118, 210, 0.12)');
    expect(alpha('rgba(0, 0, 0, 0.5)', 0.2)).toBe('rgba(0, 0, 0, 0.2)');
  },
);

claim('| `getContrastRatio(a, b)` | the contrast, from 1 to 21; opacity is ignored |', () => {
  expect(getContrastRatio('#000', '#fff')).toBe(21);
  expect(getContrastRatio('#fff', '#fff')).toBe(1);
  expect(getContrastRatio('rgba(0, 0, 0, 0.1)', '#fff')).toBe(21);
});

claim('| `lighten(color, 0.2)` | the color, 20% closer to white |', () => {
  expect(lighten('rgb(55, 155, 205)', 0.2)).toBe('rgb(95, 175, 215)');
  expect(darken('rgb(50, 150, 200)', 0.2)).toBe('rgb(40, 120, 160)');
});

claim('Names such as `teal`, CSS variables and `oklch()` throw an error.', () => {
  expect(() => lighten('teal', 0.2)).toThrow();
  expect(() => darken('var(--brand)', 0.2)).toThrow();
  expect(() => alpha('oklch(60% 0.1 180)', 0.2)).toThrow();
});

claim('It returns a color with `NaN` in it, which the browser ignores.', () => {
  expect(lighten('rgb(25 118 210)', 0.2)).toContain('NaN');
  expect(CSS.supports('color', lighten('rgb(25 118 210)', 0.2))).toBe(false);
});

claim(
  "`palette.grey` contains it, so `'grey.300'` works, but it does not change with the mode either.",
  async () => {
    const fill = () => getComputedStyle(page.getByText('Closed').element()).backgroundColor;
    // grey[300]
    const { rerender } = await show(<Box sx={{ bgcolor: 'grey.300' }}>Closed</Box>);
    expect(fill()).toBe('rgb(224, 224, 224)');
    await rerender(null);
    await show(<Box sx={{ bgcolor: 'grey.300' }}>Closed</Box>, { paletteMode: 'dark' });
    expect(fill()).toBe('rgb(224, 224, 224)');
  },
);

claim('The theme computes the tones beside `main`, and picks a text color for each:', async () => {
  await show(<PaletteTool />);
  const { primary } = createTheme({ palette: { primary: { main: '#00796b' } } }).palette;
  await expect.element(page.getByText(`light${primary.light}`)).toBeVisible();
  await expect.element(page.getByText('contrastText #fff: 5.3 to 1')).toBeVisible();
  await page.getByLabelText('primary', { exact: true }).fill('#ffeb3b');
  await expect.element(page.getByText(/0\.87\): 17\.2 to 1/)).toBeVisible();
  await expect
    .element(page.getByLabelText('Palette code'))
    .toMatchTextContent(/primary: \{ main: '#ffeb3b' \}/);
});
