import { createTheme } from '@mui/material/styles';
import { claim, expect, page, show } from '#claims';
import ThemeTree from './demos/theme-tree.tsx';

const theme = createTheme();
const dark = createTheme({ palette: { mode: 'dark' } });

claim('Search for a key or a value, or open the branches.', async () => {
  await show(<ThemeTree />);
  await page.getByText('main: "#1976d2"').click();
  await expect.element(page.getByText('theme.palette.primary.main')).toBeVisible();
  await page.getByRole('treeitem', { name: 'mixins' }).click();
  await page.getByRole('treeitem', { name: 'toolbar', exact: true }).click();
  await page.getByText('@media (min-width:600px)').click();
  await expect
    .element(page.getByText("theme.mixins.toolbar['@media (min-width:600px)']"))
    .toBeVisible();
  await page.getByRole('checkbox', { name: 'Dark palette' }).click();
  await expect.element(page.getByText('main: "#90caf9"')).toBeVisible();
  await page.getByLabelText('Find a value').fill('1300');
  await expect.element(page.getByRole('treeitem', { name: 'modal: 1300' })).toBeVisible();
  expect(page.getByRole('treeitem').elements()).toHaveLength(2);
  await page.getByLabelText('Find a value').fill('no such key');
  await expect.element(page.getByText('Nothing in the default theme matches.')).toBeVisible();
});

claim('A swatch shows each color next to its value.', async () => {
  await show(<ThemeTree />);
  const entry = page.getByText('main: "#1976d2"').element();
  const swatch = entry.previousElementSibling;
  expect(swatch && getComputedStyle(swatch).backgroundColor).toBe('rgb(25, 118, 210)');
  await page.getByLabelText('Find a value').fill('breakpoints.unit');
  expect(page.getByText('unit: "px"').element().previousElementSibling).toBeNull();
});

claim(
  'Select an entry to get its path and, where there is one, the CSS variable that it has in a theme with [`cssVariables: true`](/customization/css-theme-variables/usage/).',
  async () => {
    await show(<ThemeTree />);
    await expect.element(page.getByRole('button', { name: 'Copy path' })).toBeDisabled();
    await page.getByText('main: "#1976d2"').click();
    await expect.element(page.getByText('theme.palette.primary.main')).toBeVisible();
    await expect.element(page.getByText('var(--mui-palette-primary-main)')).toBeVisible();
    expect(createTheme({ cssVariables: true }).vars?.palette.primary.main).toContain(
      'var(--mui-palette-primary-main',
    );
    expect('vars' in createTheme()).toBe(false);
    await page.getByLabelText('Find a value').fill('breakpoints.unit');
    await page.getByText('unit: "px"').click();
    await expect.element(page.getByText('theme.breakpoints.unit')).toBeVisible();
    expect(page.getByText('var(--').elements()).toHaveLength(0);
  },
);

claim(
  '`createTheme` fills in everything that you leave out, so `theme.palette` and all other keys are there as well.',
  () => {
    const own = createTheme({ spacing: 4 });
    expect(own.spacing(1)).toBe('4px');
    expect(Object.keys(own)).toEqual(Object.keys(theme));
    expect(own.palette.primary.main).toBe('#1976d2');
  },
);

claim('| `xl` | 1536 px |', () => {
  expect(theme.breakpoints.values).toEqual({ xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 });
});

claim('| `theme.shadows` | 25 entries, from `none` to elevation 24 |', () => {
  expect(theme.shadows).toHaveLength(25);
  expect(theme.shadows[0]).toBe('none');
  expect(theme.spacing(1)).toBe('8px');
  expect(theme.shape.borderRadius).toBe(4);
});

claim('| Variant | Size (rem) | Weight | Line height |', () => {
  const { typography } = theme;
  expect(typography.fontFamily).toBe('"Roboto", "Helvetica", "Arial", sans-serif');
  expect(typography.htmlFontSize).toBe(16);
  const rows = {
    h1: ['6rem', 300, 1.167],
    h2: ['3.75rem', 300, 1.2],
    h3: ['3rem', 400, 1.167],
    h4: ['2.125rem', 400, 1.235],
    h5: ['1.5rem', 400, 1.334],
    h6: ['1.25rem', 500, 1.6],
    subtitle1: ['1rem', 400, 1.75],
    subtitle2: ['0.875rem', 500, 1.57],
    body1: ['1rem', 400, 1.5],
    body2: ['0.875rem', 400, 1.43],
    button: ['0.875rem', 500, 1.75],
    caption: ['0.75rem', 400, 1.66],
    overline: ['0.75rem', 400, 2.66],
  };
  const variants = Object.entries(typography).flatMap(([name, value]) => {
    const style: unknown = value;
    if (typeof style !== 'object' || style === null || !('lineHeight' in style)) return [];
    if (!('fontSize' in style) || !('fontWeight' in style)) return [];
    return [[name, [style.fontSize, style.fontWeight, style.lineHeight]]];
  });
  const found: unknown = Object.fromEntries(variants);
  expect(found).toEqual({ ...rows, inherit: ['inherit', 'inherit', 'inherit'] });
});

claim('`button` and `overline` are uppercase.', () => {
  expect(theme.typography.button.textTransform).toBe('uppercase');
  expect(theme.typography.overline.textTransform).toBe('uppercase');
  expect(theme.typography.body1.textTransform).toBe(undefined);
});

claim('| `action.hover` | `rgba(0, 0, 0, 0.04)` | `rgba(255, 255, 255, 0.08)` |', () => {
  const row = ({ palette }: typeof theme) => [
    ...Object.values(palette.background),
    palette.text.primary,
    palette.text.secondary,
    palette.text.disabled,
    palette.divider,
    palette.action.hover,
    palette.action.selected,
    palette.action.disabled,
  ];
  const black = (share: number) => `rgba(0, 0, 0, ${share})`;
  const white = (share: number) => `rgba(255, 255, 255, ${share})`;
  expect(row(theme)).toEqual([
    '#fff',
    '#fff',
    ...[0.87, 0.6, 0.38, 0.12, 0.04, 0.08, 0.26].map(black),
  ]);
  expect(row(dark)).toEqual([
    '#121212',
    '#121212',
    '#fff',
    ...[0.7, 0.5, 0.12, 0.08, 0.16, 0.3].map(white),
  ]);
});

claim('| `fab`, `speedDial` | 1050 |', () => {
  expect(theme.zIndex).toEqual({
    mobileStepper: 1000,
    fab: 1050,
    speedDial: 1050,
    appBar: 1100,
    drawer: 1200,
    modal: 1300,
    snackbar: 1400,
    tooltip: 1500,
  });
});

claim('| `enteringScreen` | 225 |', () => {
  expect(theme.transitions.duration).toEqual({
    shortest: 150,
    leavingScreen: 195,
    shorter: 200,
    enteringScreen: 225,
    short: 250,
    standard: 300,
    complex: 375,
  });
  expect(theme.transitions.easing).toEqual({
    easeInOut: 'cubic-bezier(0.4, 0, 0.2, 1)',
    easeOut: 'cubic-bezier(0.0, 0, 0.2, 1)',
    easeIn: 'cubic-bezier(0.4, 0, 1, 1)',
    sharp: 'cubic-bezier(0.4, 0, 0.6, 1)',
  });
});
