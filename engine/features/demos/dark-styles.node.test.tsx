import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { darkStylesOf } from './dark-styles.node.ts';
import { DemoRoot } from './demo-root.tsx';
import { createCollectingCache } from './demo-styles.node.ts';

const followsPage = createTheme({ colorSchemes: { light: true, dark: true } });
const alwaysLight = createTheme();

function stylesFor(demo: ReactNode) {
  const [cache, darkCache] = [createCollectingCache(), createCollectingCache()];
  const light = renderToString(<DemoRoot cache={cache}>{demo}</DemoRoot>);
  const dark = renderToString(
    <DemoRoot cache={darkCache} drawnIn="dark">
      {demo}
    </DemoRoot>,
  );
  return { light, styles: darkStylesOf({ light, dark, darkCache, host: '[data-demo]' }) };
}

test('a theme of its own that knows both modes is shown dark in a dark page', () => {
  const { light, styles } = stylesFor(
    <ThemeProvider theme={followsPage}>
      <Paper>Ward 4</Paper>
    </ThemeProvider>,
  );
  const [, name = ''] = / (css-[\w-]+)"/.exec(light) ?? [];
  expect(styles).toMatch(
    /^@media not print\{:where\(\[data-mui-color-scheme='dark'\] .*:not\(\[data-hydrated\]\)\)\{/,
  );
  expect(styles).toContain(`.${name}{`);
  expect(styles).toContain('background-color:#121212');
});

test('what follows the page by variables needs nothing', () => {
  expect(stylesFor(<Paper>Ward 4</Paper>).styles).toBe('');
});

test('a theme that is always light stays so', () => {
  const demo = (
    <ThemeProvider theme={alwaysLight}>
      <Paper>Ward 4</Paper>
    </ThemeProvider>
  );
  expect(stylesFor(demo).styles).toBe('');
});

test('a class with two meanings changes only where it should', () => {
  const paper = <Paper>Ward 4</Paper>;
  const { styles } = stylesFor(
    <>
      <ThemeProvider theme={followsPage}>
        {paper}
        <Button variant="contained">Start</Button>
      </ThemeProvider>
      <ThemeProvider theme={alwaysLight}>{paper}</ThemeProvider>
    </>,
  );
  const place = String.raw`:where\(\[data-demo\]>:nth-child\((\d)\)\)`;
  const places = [...styles.matchAll(new RegExp(`Paper-root${place}\\{[^}]*#121212`, 'g'))];
  expect(places.map(([, child]) => child)).toEqual(['1']);
  expect(styles).toMatch(/Button-root\{[^}]*#90caf9/);
});

test('drawings of another shape are left alone', () => {
  const darkCache = createCollectingCache();
  const light = '<p class="css-a"></p>';
  const dark = '<p class="css-b"></p><p class="css-b"></p>';
  expect(darkStylesOf({ light, dark, darkCache, host: '[data-demo]' })).toBe('');
});
