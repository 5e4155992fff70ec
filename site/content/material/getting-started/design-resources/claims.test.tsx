import { createTheme, getContrastRatio } from '@mui/material/styles';
import { claim, expect, page, show } from '#claims';
import PaletteContrast from './demos/palette-contrast.tsx';
import TokenExport from './demos/token-export.tsx';

claim(
  'These are the colors of the default theme, with their contrast against the paper of their mode.',
  async () => {
    await show(<PaletteContrast />);
    const expected = (['light', 'dark'] as const).flatMap((mode) => {
      const { background, ...palette } = createTheme({ palette: { mode } }).palette;
      return (['primary', 'secondary', 'error', 'warning', 'info', 'success'] as const).map(
        (name) => `${getContrastRatio(palette[name].main, background.paper).toFixed(1)} : 1`,
      );
    });
    await expect.element(page.getByText('primary.main').first()).toBeVisible();
    const shown = page.getByText(/^[\d.]+ : 1/).elements();
    expect(shown.map((element) => element.textContent?.replace(', not for text', ''))).toEqual(
      expected,
    );
  },
);

claim('This demo shows them for the default theme.', async () => {
  await show(<TokenExport />);
  await page.getByRole('combobox').click();
  await page.getByRole('option', { name: 'Breakpoints' }).click();
  await expect
    .element(page.getByRole('textbox'))
    .toHaveValue(JSON.stringify(createTheme().breakpoints.values, null, 2));
});

claim(
  '`light`, `dark` and `contrastText` are computed from `main` when you leave them out.',
  () => {
    const { primary } = createTheme({ palette: { primary: { main: '#00695c' } } }).palette;
    expect(primary.contrastText).toBe('#fff');
    expect(new Set([primary.main, primary.light, primary.dark]).size).toBe(3);
  },
);

claim(
  'With `cssVariables: true` in the theme, the colors, the spacing and the radius are also CSS variables such as `--mui-palette-primary-main`.',
  () => {
    const theme = createTheme({
      cssVariables: true,
      palette: { primary: { main: '#123456' } },
    });
    expect(theme.vars?.palette.primary.main).toBe('var(--mui-palette-primary-main, #123456)');
    expect(theme.palette.primary.main).toBe('#123456');
    const sheets = JSON.stringify(
      'generateStyleSheets' in theme && typeof theme.generateStyleSheets === 'function'
        ? theme.generateStyleSheets()
        : [],
    );
    for (const name of ['palette-primary-main', 'spacing', 'shape-borderRadius']) {
      expect(sheets).toContain(`"--mui-${name}"`);
    }
    expect(sheets).not.toContain('--mui-breakpoints');
  },
);

claim('`typography` sizes are in `rem`', () => {
  const { typography, shape, spacing } = createTheme();
  expect(typography.body1.fontSize).toBe('1rem');
  expect(shape.borderRadius).toBe(4);
  expect(spacing(1)).toBe('8px');
});

claim('With these variables, `theme.spacing(1)` is the text `var(--mui-spacing, 8px)`.', () => {
  const { spacing, shape, palette } = createTheme({ cssVariables: true });
  expect(spacing(1)).toBe('var(--mui-spacing, 8px)');
  expect(shape.borderRadius).toBe(4);
  expect(palette.primary.main).toBe('#1976d2');
});
