import Button from '@mui/material/Button';
import {
  alpha,
  createTheme,
  darken,
  lighten,
  ThemeProvider,
  useColorScheme,
  useTheme,
} from '@mui/material/styles';
import { claim, expect, page, show, userEvent, vi } from '#claims';
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

claim(
  'A theme with light and dark writes 231 variables in 385 declarations, whether you use them or not.',
  () => {
    const names = sheets(theme).flatMap((sheet) =>
      Object.values(sheet).flatMap((rule) =>
        Object.keys(rule).filter((name) => name.startsWith('--')),
      ),
    );
    expect(new Set(names).size).toBe(231);
    expect(names).toHaveLength(385);
  },
);

claim('such as `--mui-font-h6`, which holds the `font` shorthand only.', () => {
  const names = sheets(theme).flatMap((sheet) => Object.values(sheet).flatMap(Object.keys));
  expect(names.filter((name) => /h6/.test(name))).toEqual(['--mui-font-h6']);
  const other = /breakpoint|transition|mixin|easing|duration|letterSpacing/;
  expect(names.filter((name) => other.test(name))).toEqual([]);
});

claim('`alpha()`, `darken()` and `lighten()` throw an error for a variable.', () => {
  const color = theme.vars?.palette.primary.main ?? '';
  expect(color).toContain('var(--mui-palette-primary-main');
  for (const change of [alpha, darken, lighten]) {
    expect(() => change(color, 0.5)).toThrow(/Unsupported/);
  }
});

claim('so `var()` and `oklch()` throw an error there.', () => {
  for (const main of ['var(--brand)', 'oklch(60% 0.2 250)']) {
    expect(() => createTheme({ cssVariables: true, palette: { primary: { main } } })).toThrow(
      /Unsupported/,
    );
  }
});

claim(
  'In `background`, `text` and `divider`, they only log a warning in development. If you also set `light`, `dark` and `contrastText`, `main` does not throw either. But the channel of such a color is not made of numbers, and a transparent color that uses it is invalid.',
  () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const main = 'oklch(60% 0.2 250)';
    const primary = { main, light: '#fff', dark: '#000', contrastText: '#fff' };
    const palette = {
      primary,
      background: { default: main, paper: main },
      text: { primary: main },
    };
    const [, root] = sheets(
      createTheme({ cssVariables: true, palette: { ...palette, divider: main } }),
    );
    for (const name of [
      'primary-main',
      'background-default',
      'background-paper',
      'text-primary',
      'divider',
    ]) {
      const channel = root?.[':root']?.[`--mui-palette-${name}Channel`];
      expect(channel).toBe(main);
      expect(CSS.supports('color', `rgba(${channel} / 0.5)`)).toBe(false);
    }
    const warnings = warn.mock.calls.flat().join(' ');
    expect(warnings).toContain("Can't create `palette.dividerChannel`");
    expect(warnings).not.toContain('mainChannel');
  },
);

claim('it is now `calc(2 * var(--mui-spacing, 8px))`.', () => {
  expect(createTheme({ cssVariables: true }).spacing(2)).toBe('calc(2 * var(--mui-spacing, 8px))');
});

claim('Components do not render again, so even a large page changes at once.', async () => {
  const scoped = createTheme({
    cssVariables: {
      cssVarPrefix: 'still',
      rootSelector: '.still',
      colorSchemeSelector: '.still-%s',
    },
    colorSchemes: { light: true, dark: true },
  });
  const drawn = vi.fn();
  function Themed() {
    drawn();
    return <Button sx={{ color: 'primary.main' }}>{useTheme().spacing(1)}</Button>;
  }
  function Mode() {
    const { mode, setMode } = useColorScheme();
    return <button onClick={() => setMode('dark')}>mode: {mode}</button>;
  }
  await show(
    <ThemeProvider
      theme={scoped}
      defaultMode="light"
      storageManager={null}
      {...{ disableNestedContext: true, colorSchemeNode: document.createElement('div') }}
    >
      <Themed />
      <Mode />
    </ThemeProvider>,
  );
  await expect.element(page.getByText('mode: light')).toBeVisible();
  const before = drawn.mock.calls.length;
  expect(before).toBeGreaterThan(0);
  await page.getByText('mode: light').click();
  await expect.element(page.getByText('mode: dark')).toBeVisible();
  expect(drawn).toHaveBeenCalledTimes(before);
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

claim('Without CSS variables there is no `theme.vars`', () => {
  expect(createTheme().vars).toBeUndefined();
});

claim(
  'Read the rest from the theme itself: `theme.vars.spacing` is not a function, and `theme.vars.typography` does not exist.',
  () => {
    const vars: object = theme.vars ?? {};
    expect(vars).toMatchObject({
      spacing: 'var(--mui-spacing, 8px)',
      shape: { borderRadius: 'var(--mui-shape-borderRadius, 4px)' },
      zIndex: { modal: 'var(--mui-zIndex-modal, 1300)' },
    });
    for (const name of ['palette', 'shadows']) expect(vars).toHaveProperty(name);
    expect(vars).not.toHaveProperty('typography');
  },
);

claim('and `theme.shape.borderRadius` is `--mui-shape-borderRadius`', () => {
  const [rule] = sheets(createTheme({ cssVariables: true }));
  expect(rule?.[':root']?.['--mui-shape-borderRadius']).toBe('4px');
});
