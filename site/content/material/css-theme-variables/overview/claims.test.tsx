import Button from '@mui/material/Button';
import { alpha, createTheme, useTheme } from '@mui/material/styles';
import { claim, expect, page, show, userEvent } from '#claims';
import LiveVariable from './demos/live-variable.tsx';
import PlainCss from './demos/plain-css.tsx';

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'class' },
  colorSchemes: { light: true, dark: true },
});

/** The style sheets of a theme. Its type has the function only when the types enable CSS variables. */
function sheets(theme: object): Record<string, Record<string, string>>[] {
  return 'generateStyleSheets' in theme && typeof theme.generateStyleSheets === 'function'
    ? theme.generateStyleSheets()
    : [];
}

claim('Set a variable on any element, and the components inside use it.', async () => {
  await show(<LiveVariable />);
  const button = page.getByRole('link', { name: 'Book a table' });
  const radius = () => getComputedStyle(button.element()).borderTopLeftRadius;
  expect(radius()).toBe('4px');
  page.getByRole('slider').element().focus();
  await userEvent.keyboard('{End}');
  await expect.poll(radius).toBe('24px');
});

claim('a reference: `var(--mui-palette-primary-main)`', async () => {
  await show(
    <div style={{ ['--mui-palette-primary-main' as string]: 'rgb(1, 2, 3)' }}>
      <Button variant="contained">Save</Button>
    </div>,
  );
  const button = page.getByRole('button', { name: 'Save' }).element();
  expect(getComputedStyle(button).backgroundColor).toBe('rgb(1, 2, 3)');
});

claim(
  'Plain CSS, CSS Modules, Tailwind CSS and other frameworks on the page can use the same variables.',
  async () => {
    const { container } = await show(<PlainCss />);
    const style = getComputedStyle(container.querySelector('p') ?? document.body);
    expect(style.paddingTop).toBe('16px');
    expect(style.borderTopLeftRadius).toBe('4px');
    expect(style.backgroundColor).toContain('0.16');
  },
);

claim('A theme with light and dark writes 385 variables, whether you use them or not.', () => {
  const names = sheets(theme).flatMap((sheet) =>
    Object.values(sheet).flatMap((rule) =>
      Object.keys(rule).filter((name) => name.startsWith('--')),
    ),
  );
  expect(names).toHaveLength(385);
});

claim('`alpha()`, `darken()` and `lighten()` throw an error for a variable.', () => {
  const color = theme.vars?.palette.primary.main ?? '';
  expect(color).toContain('var(--mui-palette-primary-main');
  expect(() => alpha(color, 0.5)).toThrow(/Unsupported/);
});

claim('so `var()` and `oklch()` throw an error.', () => {
  for (const main of ['var(--brand)', 'oklch(60% 0.2 250)']) {
    expect(() => createTheme({ cssVariables: true, palette: { primary: { main } } })).toThrow(
      /Unsupported/,
    );
  }
});

function Values() {
  const { palette, vars } = useTheme();
  return <p>{`${palette.primary.main} ${vars?.palette.primary.main ?? ''}`}</p>;
}

claim('By default, `theme.palette` always holds the colors of the default scheme.', async () => {
  expect(theme.palette.mode).toBe('light');
  expect(sheets(theme).at(-1)?.['.dark']?.['--mui-palette-primary-main']).not.toBe(
    theme.palette.primary.main,
  );
  await show(<Values />, { paletteMode: 'dark' });
  const dark = page.getByText(/#/).element().textContent ?? '';
  expect(dark).toMatch(/^#\w+ var\(--mui-palette-primary-main/);
});

claim('Without CSS variables it does not exist', () => {
  expect(createTheme().vars).toBeUndefined();
});
