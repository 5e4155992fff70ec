import { memo } from 'react';
import {
  Box,
  Container,
  createTheme,
  Grid,
  Stack,
  unstable_createCssVarsProvider as createCssVarsProvider,
  unstable_createCssVarsTheme as createCssVarsTheme,
  unstable_createGetCssVar as createGetCssVar,
  unstable_cssVarsParser as cssVarsParser,
  useTheme,
} from '@mui/system';
import { render } from 'vitest-browser-react';
import { claim, expect, page, show, vi } from '#claims';
import DayAndNight from './demos/day-and-night.tsx';

const makeTheme = (selector?: string) =>
  createCssVarsTheme({
    cssVarPrefix: 'plot',
    defaultColorScheme: 'day',
    ...(selector === undefined ? {} : { colorSchemeSelector: selector }),
    radius: { card: 12 },
    text: { lineHeight: 1.5 },
    colorSchemes: {
      day: { palette: { mode: 'light', ink: '#112211' } },
      night: { palette: { mode: 'dark', ink: '#ddeedd' } },
    },
  });

const makeProvider = (selector?: string) =>
  createCssVarsProvider<'day' | 'night'>({
    theme: makeTheme(selector),
    defaultColorScheme: { light: 'day', dark: 'night' },
    modeStorageKey: 'plot-mode',
  });

claim('The demo above uses `colorSchemeNode` to change only itself.', async () => {
  await show(<DayAndNight />);
  const card = () => page.getByText('Roses, lavender and thyme').element().parentElement;
  const background = () => {
    const element = card();
    return element && getComputedStyle(element).backgroundColor;
  };
  await expect.poll(background).toBe('rgb(241, 248, 233)');
  await page.getByRole('button', { name: 'Switch to night' }).click();
  await expect.poll(background).toBe('rgb(20, 35, 26)');
  expect(document.documentElement.hasAttribute('data-garden')).toBe(false);
  expect(localStorage.getItem('mode')).toBeNull();
});

claim(
  'Numbers become pixels, so `--garden-radius-card` is `12px`. Numbers under `lineHeight`, `fontWeight`, `opacity` and `zIndex`, and in keys with “opacity” in their name, stay as they are.',
  () => {
    const sheets = JSON.stringify(makeTheme().generateStyleSheets());
    expect(sheets).toContain('"--plot-radius-card":"12px"');
    expect(sheets).toContain('"--plot-text-lineHeight":1.5');
    const { css } = cssVarsParser({
      text: { fontWeight: 700, hoverOpacity: 0.5 },
      opacity: { hint: 0.6 },
      zIndex: { bar: 20 },
    });
    expect(Object.values(css)).toEqual([700, 0.5, 0.6, 20]);
  },
);

claim(
  'To leave out other values, add `shouldSkipGeneratingVar: (keys, value) => boolean` to the theme.',
  () => {
    const theme = createCssVarsTheme({
      cssVarPrefix: 'plot',
      radius: { card: 12 },
      layout: { columns: 3 },
      colorSchemes: { light: { palette: { ink: '#112211' } } },
      shouldSkipGeneratingVar: (keys) => keys[0] === 'layout',
    });
    const sheets = JSON.stringify(theme.generateStyleSheets());
    expect(sheets).toContain('--plot-radius-card');
    expect(sheets).not.toContain('--plot-layout-columns');
  },
);

claim('`palette.mode` also sets the CSS property `color-scheme`', () => {
  const sheets = makeTheme().generateStyleSheets();
  expect(sheets).toContainEqual({
    '[data-color-scheme="night"]': {
      colorScheme: 'dark',
      '--plot-palette-mode': 'dark',
      '--plot-palette-ink': '#ddeedd',
    },
  });
});

claim('Only components that call `useColorScheme` render again.', async () => {
  const { CssVarsProvider, useColorScheme } = makeProvider();
  let drawn = 0;
  const Leaf = memo(function Leaf() {
    useTheme();
    drawn += 1;
    return <Box sx={{ color: 'ink' }}>Leaf</Box>;
  });
  function Switch() {
    const { setMode } = useColorScheme();
    return (
      <button type="button" onClick={() => setMode('dark')}>
        Dark
      </button>
    );
  }
  await render(
    <CssVarsProvider defaultMode="light">
      <Leaf />
      <Switch />
    </CssVarsProvider>,
  );
  const color = () => getComputedStyle(page.getByText('Leaf').element()).color;
  await expect.poll(color).toBe('rgb(17, 34, 17)');
  const before = drawn;
  await page.getByRole('button', { name: 'Dark' }).click();
  await expect.poll(color).toBe('rgb(221, 238, 221)');
  expect(drawn).toBe(before);
  expect(document.documentElement.getAttribute('data-color-scheme')).toBe('night');
  expect(localStorage.getItem('plot-mode')).toBe('dark');
  document.documentElement.removeAttribute('data-color-scheme');
});

claim("`bgcolor: 'surface'` becomes `var(--garden-palette-surface)`.", async () => {
  await show(<DayAndNight />);
  const card = page.getByText('Roses, lavender and thyme').element().parentElement;
  const name = [...(card?.classList ?? [])].at(-1) ?? 'none';
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const own = rules.find(({ cssText }) => cssText.startsWith(`.${name}`));
  expect(own?.cssText).toContain('background-color: var(--garden-palette-surface)');
});

claim('changes the scheme of the current mode, or of the modes you name', async () => {
  const { CssVarsProvider, useColorScheme } = makeProvider('data-shed');
  function Shed() {
    const { darkColorScheme, lightColorScheme, setColorScheme } = useColorScheme();
    return (
      <>
        <p>{`Light ${lightColorScheme}, dark ${darkColorScheme}`}</p>
        <button type="button" onClick={() => setColorScheme('night')}>
          One
        </button>
        <button type="button" onClick={() => setColorScheme({ dark: 'day' })}>
          Named
        </button>
        <button type="button" onClick={() => setColorScheme(null)}>
          Reset
        </button>
      </>
    );
  }
  await render(
    <CssVarsProvider defaultMode="light" storageManager={null}>
      <Shed />
    </CssVarsProvider>,
  );
  await expect.element(page.getByText('Light day, dark night')).toBeVisible();
  await page.getByRole('button', { name: 'Named' }).click();
  await expect.element(page.getByText('Light day, dark day')).toBeVisible();
  await page.getByRole('button', { name: 'One' }).click();
  await expect.element(page.getByText('Light night, dark day')).toBeVisible();
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect.element(page.getByText('Light day, dark night')).toBeVisible();
  document.documentElement.removeAttribute('data-shed');
});

claim('`colorSchemeSelector` in the theme defines how the scheme appears in the DOM.', () => {
  const selectors = ['class', 'data', 'data-plot', '.plot-%s'].map((selector) =>
    Object.keys(makeTheme(selector).generateStyleSheets().at(-1) ?? {}),
  );
  expect(selectors.flat()).toEqual([
    '.night',
    '[data-night]',
    '[data-plot="night"]',
    '.plot-night',
  ]);
  expect(JSON.stringify(makeTheme('media').generateStyleSheets())).toContain(
    '@media (prefers-color-scheme: dark)',
  );
});

claim("`getCssVar('palette-ink')` is `var(--garden-palette-ink)`.", () => {
  expect(createGetCssVar('garden')('palette-ink')).toBe('var(--garden-palette-ink)');
});

claim(
  "`css` is `{ '--garden-radius-card': '12px' }`, and `vars` is `{ radius: { card: 'var(--garden-radius-card)' } }`.",
  () => {
    const { css, vars } = cssVarsParser({ radius: { card: 12 } }, { prefix: 'garden' });
    expect(css).toEqual({ '--garden-radius-card': '12px' });
    expect(vars).toEqual({ radius: { card: 'var(--garden-radius-card)' } });
  },
);

claim(
  '`Box`, `styled()` and `sx` do without them, but `Container`, `Grid` and `Stack` throw an error.',
  async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const provider = (options: object) => {
      const theme = createCssVarsTheme({
        cssVarPrefix: 'bare',
        defaultColorScheme: 'day',
        ...options,
        colorSchemes: { day: { palette: { mode: 'light', ink: '#112211' } } },
      });
      return createCssVarsProvider<'day'>({ theme, defaultColorScheme: 'day' }).CssVarsProvider;
    };
    const Bare = provider({});
    await render(
      <Bare>
        <Box sx={{ p: { xs: 2 }, color: 'ink' }}>Bare box</Box>
      </Bare>,
    );
    expect(getComputedStyle(page.getByText('Bare box').element()).padding).toBe('16px');
    for (const layout of [
      <Container key="container" />,
      <Grid key="grid" />,
      <Stack key="stack" />,
    ]) {
      await expect(render(<Bare>{layout}</Bare>)).rejects.toThrow();
    }
    const { breakpoints, spacing } = createTheme();
    const shouldSkipGeneratingVar = (keys: string[]) => keys[0] === 'breakpoints';
    const Full = provider({ breakpoints, spacing, shouldSkipGeneratingVar });
    await render(
      <Full>
        <Container>
          <Grid container spacing={1}>
            <Grid size={6}>
              <Stack spacing={1}>Full bed</Stack>
            </Grid>
          </Grid>
        </Container>
      </Full>,
    );
    await expect.element(page.getByText('Full bed')).toBeVisible();
    error.mockRestore();
  },
);
