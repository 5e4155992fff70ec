import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import {
  createTheme,
  shouldSkipGeneratingVar,
  ThemeProvider,
  useColorScheme,
  useTheme,
  type Theme,
} from '@mui/material/styles';
import Paper from '@mui/material/Paper';
import { renderToString } from 'react-dom/server';
import { claim, expect, page, show } from '#claims';
import ScopedTheme from './demos/scoped-theme.tsx';

const both = { light: true, dark: true } as const;
type Options = Exclude<
  NonNullable<Parameters<typeof createTheme>[0]>['cssVariables'],
  boolean | undefined
>;
const make = (cssVariables: Options) => createTheme({ cssVariables, colorSchemes: both });
/** The style sheets of a theme. Its type has the function only when the types enable CSS variables. */
function sheets(theme: object): Record<string, Record<string, string>>[] {
  return 'generateStyleSheets' in theme && typeof theme.generateStyleSheets === 'function'
    ? theme.generateStyleSheets()
    : [];
}
const selectors = (theme: object) => sheets(theme).flatMap((sheet) => Object.keys(sheet));

claim('With an empty string, names have no prefix: `--palette-primary-main`.', () => {
  expect(make({ cssVarPrefix: '' }).vars?.palette.primary.main).toContain(
    'var(--palette-primary-main',
  );
});

claim('`\'data-mode\'`, any name that starts with `data-` | `[data-mode="dark"]`', () => {
  const dark = (colorSchemeSelector: string) => selectors(make({ colorSchemeSelector })).at(-1);
  expect(dark('media')).toBe('@media (prefers-color-scheme: dark)');
  expect(dark('class')).toBe('.dark');
  expect(dark('data')).toBe('[data-dark]');
  expect(dark('data-mode')).toBe('[data-mode="dark"]');
  expect(dark('.mode-%s')).toBe('.mode-dark');
  expect(dark('[data-theme-%s]')).toBe('[data-theme-dark]');
  expect(selectors(createTheme({ cssVariables: true, colorSchemes: both })).at(-1)).toBe(
    '@media (prefers-color-scheme: dark)',
  );
});

claim('The variables of the default scheme are also on the root selector', () => {
  expect(selectors(make({ colorSchemeSelector: 'class' }))).toContain(':root, .light');
});

const parts = createTheme({
  cssVariables: { cssVarPrefix: 'part', colorSchemeSelector: '.part-%s' },
  colorSchemes: both,
});
const inPage = (mode: 'light' | 'dark', inside: 'light' | 'dark', node: HTMLElement) => (
  <ThemeProvider
    theme={parts}
    defaultMode={mode}
    storageManager={null}
    {...{ disableNestedContext: true, colorSchemeNode: node }}
  >
    <div className={`part-${mode}`}>
      <div className={`part-${inside}`}>
        <Paper elevation={4}>Sky map</Paper>
        <AppBar position="static">Stars</AppBar>
      </div>
    </div>
  </ThemeProvider>
);

claim(
  'Inside, the variables have the values of that scheme, whatever the mode of the page:',
  async () => {
    await show(inPage('light', 'dark', document.createElement('div')));
    const paper = page.getByText('Sky map').element();
    expect(getComputedStyle(paper).backgroundColor).toBe('rgb(18, 18, 18)');
    expect(getComputedStyle(paper).color).toBe('rgb(255, 255, 255)');
  },
);

claim(
  "A light part of a dark page still gets the styles from `theme.applyStyles('dark', …)`, because the page around it has the dark selector. An `AppBar` in it stays dark.",
  async () => {
    const background = (text: string) =>
      getComputedStyle(page.getByText(text).element()).backgroundColor;
    const light = await show(inPage('light', 'light', document.createElement('div')));
    expect(background('Sky map')).toBe('rgb(255, 255, 255)');
    expect(background('Stars')).toBe('rgb(25, 118, 210)');
    await light.unmount();
    await show(inPage('dark', 'light', document.createElement('div')));
    expect(background('Sky map')).toBe('rgb(255, 255, 255)');
    expect(background('Stars')).toBe('rgb(18, 18, 18)');
  },
);

claim("The default is `'light'`, or `mode` if you set a `palette` with one.", () => {
  const first = (theme: object) => sheets(theme)[1]?.[':root']?.colorScheme;
  expect(first(createTheme({ cssVariables: true }))).toBe('light');
  const dark = createTheme({ cssVariables: true, palette: { mode: 'dark' } });
  expect(dark).toHaveProperty('defaultColorScheme', 'dark');
  expect(first(dark)).toBe('dark');
});

claim(
  'Numbers get the unit `px`, except below `lineHeight`, `fontWeight`, `opacity` and `zIndex`, and in keys that contain `opacity`. Functions and booleans do not become variables.',
  () => {
    const theme = createTheme({
      cssVariables: true,
      ...{
        layout: {
          sidebar: 240,
          wide: true,
          grow: () => 1,
          opacity: { hint: 0.5 },
          fadeOpacity: 0.3,
        },
      },
    });
    const [root] = sheets(theme);
    const layout = Object.entries(root?.[':root'] ?? {}).filter(([name]) =>
      name.includes('layout'),
    );
    expect(layout).toEqual([
      ['--mui-layout-sidebar', '240px'],
      ['--mui-layout-opacity-hint', 0.5],
      ['--mui-layout-fadeOpacity', 0.3],
    ]);
  },
);

claim('Besides the palette, a scheme can contain other keys, such as `shadows`.', () => {
  const none: object = { shadows: Array.from({ length: 25 }, () => 'none') };
  const theme = createTheme({
    cssVariables: { colorSchemeSelector: 'class' },
    // The types of a scheme do not include shadows.
    colorSchemes: { light: true, dark: Object.assign({}, none) },
  });
  expect(sheets(theme).at(-1)?.['.dark']?.['--mui-shadows-1']).toBe('none');
});

claim('A palette with only some colors makes `createTheme` throw an error.', () => {
  const scheme = (palette: object) =>
    createTheme({
      cssVariables: { colorSchemeSelector: 'data-scheme' },
      colorSchemes: { ...both, ...{ sepia: { palette } } },
    });
  expect(() => scheme({ mode: 'light', primary: { main: '#795548' } })).toThrow();
  const { palette } = createTheme({ palette: { primary: { main: '#795548' } } });
  const sepia = sheets(scheme(palette)).find((sheet) => '[data-scheme="sepia"]' in sheet);
  expect(sepia?.['[data-scheme="sepia"]']?.['--mui-palette-primary-main']).toBe('#795548');
});

claim(
  'If both have the same prefix, the inner one writes no style sheet, so its colors have no effect.',
  async () => {
    const inner = createTheme({
      cssVariables: true,
      palette: { primary: { main: '#010203' } },
    });
    await show(
      <ThemeProvider theme={inner}>
        <Button variant="contained">Same prefix</Button>
      </ThemeProvider>,
    );
    const color = (name: string) =>
      getComputedStyle(page.getByText(name).element()).backgroundColor;
    expect(color('Same prefix')).not.toBe('rgb(1, 2, 3)');
    await show(<ScopedTheme />);
    expect(color('Tea house')).toBe('rgb(46, 125, 50)');
    expect(color('Main shop')).not.toBe('rgb(46, 125, 50)');
  },
);

claim('It replaces the default function, so call that one too if you still want its rules', () => {
  const names = (theme: object) =>
    sheets(theme).flatMap((sheet) => Object.values(sheet).flatMap((rule) => Object.keys(rule)));
  const replaced = make({ shouldSkipGeneratingVar: (keys) => keys[0] === 'zIndex' });
  expect(names(replaced).some((name) => name.includes('breakpoints'))).toBe(true);
  const kept = make({
    shouldSkipGeneratingVar: (keys) => keys[0] === 'zIndex' || shouldSkipGeneratingVar(keys),
  });
  expect(names(kept).some((name) => name.includes('breakpoints'))).toBe(false);
  expect(names(kept).some((name) => name.includes('zIndex'))).toBe(false);
  expect(kept.vars?.zIndex).toBeUndefined();
});

function Probe() {
  const { palette } = useTheme();
  const { setMode } = useColorScheme();
  return <button onClick={() => setMode('dark')}>{palette.mode}</button>;
}

claim('`theme.palette` then follows the mode', async () => {
  const theme = make({
    cssVarPrefix: 'probe',
    rootSelector: '.probe',
    colorSchemeSelector: '.probe-%s',
  });
  const node = document.createElement('div');
  const chart = (forceThemeRerender: boolean) => (
    <ThemeProvider
      theme={theme}
      defaultMode="light"
      storageManager={null}
      {...{ disableNestedContext: true, colorSchemeNode: node, forceThemeRerender }}
    >
      <Probe />
    </ThemeProvider>
  );
  const first = await show(chart(false));
  await page.getByRole('button').click();
  await expect.poll(() => node.className).toBe('probe-dark');
  await expect.element(page.getByRole('button')).toMatchTextContent('light');
  await first.unmount();
  await show(chart(true));
  await page.getByRole('button').click();
  await expect.element(page.getByRole('button')).toMatchTextContent('dark');
});

claim('`disableCssColorScheme: true` leaves it out', () => {
  expect(JSON.stringify(sheets(make({})))).toContain('"colorScheme":"dark"');
  expect(JSON.stringify(sheets(make({ disableCssColorScheme: true })))).not.toContain(
    'colorScheme',
  );
});

function Scheme() {
  const { colorScheme, setColorScheme, setMode } = useColorScheme();
  const pick = (name: string) => {
    // The types know the scheme only after the module augmentation.
    Reflect.apply(setColorScheme, undefined, [name]);
  };
  return (
    <>
      <p>Scheme: {colorScheme}</p>
      <button onClick={() => pick('sepia')}>Sepia</button>
      <button onClick={() => setMode('dark')}>Dark</button>
    </>
  );
}

claim('It replaces the scheme of the current mode, light or dark.', async () => {
  const { palette } = createTheme({ palette: { primary: { main: '#795548' } } });
  const theme = createTheme({
    cssVariables: { cssVarPrefix: 'book', colorSchemeSelector: '.book-%s', rootSelector: '.book' },
    colorSchemes: { ...both, ...{ sepia: { palette } } },
  });
  await show(
    <ThemeProvider
      theme={theme}
      defaultMode="light"
      storageManager={null}
      {...{ disableNestedContext: true, colorSchemeNode: document.createElement('div') }}
    >
      <Scheme />
    </ThemeProvider>,
  );
  await page.getByRole('button', { name: 'Sepia' }).click();
  await expect.element(page.getByText('Scheme: sepia')).toBeVisible();
  await page.getByRole('button', { name: 'Dark' }).click();
  await expect.element(page.getByText('Scheme: dark')).toBeVisible();
});

claim('without `zIndex`, an `AppBar` throws an error', () => {
  const theme = make({
    cssVarPrefix: 'flat',
    shouldSkipGeneratingVar: (keys) => keys[0] === 'zIndex' || shouldSkipGeneratingVar(keys),
  });
  const bar = (current: Theme) =>
    renderToString(
      <ThemeProvider theme={current}>
        <AppBar>Orders</AppBar>
      </ThemeProvider>,
    );
  expect(bar(make({ cssVarPrefix: 'flat' }))).toContain('Orders');
  expect(() => bar(theme)).toThrow(TypeError);
});
