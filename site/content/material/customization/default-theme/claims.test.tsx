import { createTheme } from '@mui/material/styles';
import { claim, expect, page, show } from '#claims';
import ThemeTree from './demos/theme-tree.tsx';

const theme = createTheme();
const dark = createTheme({ palette: { mode: 'dark' } });

claim('Open the branches to find a value, and select an entry to get its path.', async () => {
  await show(<ThemeTree />);
  await page.getByText('main: "#1976d2"').click();
  await expect.element(page.getByText('theme.palette.primary.main')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Dark palette' }).click();
  await expect.element(page.getByText('main: "#90caf9"')).toBeVisible();
});

claim('| `xl` | 1536 px |', () => {
  expect(theme.breakpoints.values).toEqual({ xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 });
});

claim('| `theme.shadows` | 25 entries, from `none` to elevation 24 |', () => {
  expect(theme.shadows).toHaveLength(25);
  expect(theme.shadows[0]).toBe('none');
  expect(theme.spacing(1)).toBe('8px');
  expect(theme.shape.borderRadius).toBe(4);
});

claim('| Variant | Size | Weight | Line height |', () => {
  const { typography } = theme;
  expect(typography.fontFamily).toBe('"Roboto", "Helvetica", "Arial", sans-serif');
  expect(typography.htmlFontSize).toBe(16);
  const row = (name: 'h1' | 'h4' | 'h6' | 'subtitle2' | 'body2' | 'button' | 'overline') => {
    const { fontSize, fontWeight, lineHeight } = typography[name];
    return [fontSize, fontWeight, lineHeight];
  };
  expect(row('h1')).toEqual(['6rem', 300, 1.167]);
  expect(row('h4')).toEqual(['2.125rem', 400, 1.235]);
  expect(row('h6')).toEqual(['1.25rem', 500, 1.6]);
  expect(row('subtitle2')).toEqual(['0.875rem', 500, 1.57]);
  expect(row('body2')).toEqual(['0.875rem', 400, 1.43]);
  expect(row('button')).toEqual(['0.875rem', 500, 1.75]);
  expect(row('overline')).toEqual(['0.75rem', 400, 2.66]);
});

claim('`button` and `overline` are in uppercase.', () => {
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
  expect(theme.transitions.easing.sharp).toBe('cubic-bezier(0.4, 0, 0.6, 1)');
});
