import * as system from '@mui/system';
import Grid from '@mui/system/Grid';
import manifest from '@mui/system/package.json';
import { commands } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { claim, expect, page, show } from '#claims';

claim('Bundlers and Node resolve only the package itself and one level below it.', () => {
  const paths = Object.entries(manifest.exports);
  const open = paths.filter(([, target]) => target !== null).map(([path]) => path);
  const closed = paths.filter(([, target]) => target === null).map(([path]) => path);
  expect(open.toSorted()).toEqual(['.', './*', './package.json']);
  expect(closed.toSorted()).toEqual(['./esm', './modern']);
  expect(manifest.exports['./*'].import.default).toBe('./esm/*/index.js');
});

claim(
  'The peer dependencies are the same as in version 6: React 17, 18 or 19, and Emotion 11.',
  () => {
    expect(manifest.peerDependencies).toMatchObject({
      react: '^17.0.0 || ^18.0.0 || ^19.0.0',
      '@emotion/react': '^11.5.0',
      '@emotion/styled': '^11.3.0',
    });
  },
);

claim('of the types, only `ComposedStyleFunction` moved, to `@mui/system/compose`', async () => {
  const read = (path: string) => commands.readFile(`node_modules/@mui/system/esm/${path}`);
  expect(await read('index.d.ts')).not.toContain('ComposedStyleFunction');
  expect(await read('compose/index.d.ts')).toContain('type ComposedStyleFunction');
});

claim('The theme of version 7.1 has no such methods.', () => {
  const theme = system.createTheme();
  expect(theme).not.toHaveProperty('alpha');
  expect(theme).not.toHaveProperty('lighten');
  expect(theme).not.toHaveProperty('darken');
});

claim('The theme option `modularCssLayers` of `@mui/system` 6.5 does nothing in 7.1.', async () => {
  const Plot = system.styled('p')({ paddingTop: 7 });
  const theme = { ...system.createTheme(), modularCssLayers: true };
  await show(
    <system.ThemeProvider theme={() => theme}>
      <Plot>Plot</Plot>
    </system.ThemeProvider>,
  );
  expect(getComputedStyle(page.getByText('Plot').element()).paddingTop).toBe('7px');
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  expect(rules.some(({ cssText }) => cssText.startsWith('@layer custom'))).toBe(false);
});

claim('The component ignores the old props', async () => {
  const old = { xs: 6 };
  await show(
    <Grid container sx={{ width: 400 }}>
      <Grid {...old}>Old</Grid>
      <Grid size={6}>New</Grid>
    </Grid>,
  );
  const width = (text: string) => page.getByText(text).element().getBoundingClientRect().width;
  expect(width('Old')).toBeLessThan(100);
  expect(width('New')).toBe(200);
});

claim(
  'spacing of `0` and `1` now produces `0` and `var(--…-spacing)` instead of a `calc()`.',
  () => {
    const theme = { ...system.createTheme(), vars: { spacing: 'var(--x-spacing)' } };
    const css = (p: number) => system.unstable_styleFunctionSx({ sx: { p }, theme });
    expect(css(0)).toEqual({ padding: 0 });
    expect(css(1)).toEqual({ padding: 'var(--x-spacing)' });
    expect(css(2)).toEqual({ padding: 'calc(2 * var(--x-spacing))' });
  },
);

claim(
  'In a theme with CSS variables, the theme object stays the same when the mode changes.',
  async () => {
    const { CssVarsProvider, useColorScheme } = system.unstable_createCssVarsProvider<
      'day' | 'night'
    >({
      theme: system.unstable_createCssVarsTheme({
        cssVarPrefix: 'bed',
        defaultColorScheme: 'day',
        colorSchemes: {
          day: { palette: { mode: 'light', ink: '#112211' } },
          night: { palette: { mode: 'dark', ink: '#ddeedd' } },
        },
      }),
      defaultColorScheme: { light: 'day', dark: 'night' },
      modeStorageKey: 'bed-mode',
    });
    function Bed() {
      const { setMode, mode } = useColorScheme();
      const theme = system.useTheme<{ palette: { ink: string } }>();
      return (
        <button onClick={() => setMode('dark')}>
          {mode} {theme.palette.ink}
        </button>
      );
    }
    const button = page.getByRole('button');
    const first = await render(
      <CssVarsProvider defaultMode="light">
        <Bed />
      </CssVarsProvider>,
    );
    await expect.element(button).toMatchTextContent('light #112211');
    await button.click();
    await expect.element(button).toMatchTextContent('dark #112211');
    await first.unmount();
    const second = await render(
      <CssVarsProvider defaultMode="light" forceThemeRerender>
        <Bed />
      </CssVarsProvider>,
    );
    await expect.element(button).toMatchTextContent('dark #ddeedd');
    await second.unmount();
    localStorage.removeItem('bed-mode');
    document.documentElement.removeAttribute('data-color-scheme');
  },
);
