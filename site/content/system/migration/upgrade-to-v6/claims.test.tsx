import * as system from '@mui/system';
import Grid from '@mui/system/Grid';
import manifest from '@mui/system/package.json';
import { claim, expect, page, show } from '#claims';

const rect = (text: string) => page.getByText(text).element().getBoundingClientRect();

claim('`Unstable_Grid` is now `Grid`.', () => {
  expect(system).not.toHaveProperty('Unstable_Grid');
  expect(system.Grid).toBe(Grid);
});

claim('Node must be 14 or later.', () => {
  expect(manifest.engines.node).toBe('>=14.0.0');
});

claim('Sizes and offsets each move into one prop.', async () => {
  await show(
    <Grid container sx={{ width: 1200 }}>
      <Grid size={{ xs: 12, md: 6 }} offset={{ md: 3 }}>
        Bed
      </Grid>
    </Grid>,
  );
  const container = page.getByText('Bed').element().parentElement;
  expect(rect('Bed').width).toBe(600);
  expect(rect('Bed').left - (container?.getBoundingClientRect().left ?? 0)).toBe(300);
});

claim('Now it uses CSS `gap` and does not overflow its parent.', async () => {
  await show(
    <Grid container spacing={2} sx={{ width: 400 }}>
      <Grid size={6}>Left</Grid>
      <Grid size={6}>Right</Grid>
    </Grid>,
  );
  const container = page.getByText('Left').element().parentElement;
  const style = container && getComputedStyle(container);
  expect([style?.margin, style?.columnGap]).toEqual(['0px', '16px']);
  expect(rect('Left').left).toBe(container?.getBoundingClientRect().left);
});

claim('`<Box mt={2}>` still works.', async () => {
  await show(<system.Box mt={2}>Note</system.Box>);
  expect(getComputedStyle(page.getByText('Note').element()).marginTop).toBe('16px');
});

claim("`theme.applyStyles('dark', { … })` applies styles in one mode.", () => {
  const dark = system.createTheme({ palette: { mode: 'dark' } });
  expect(dark.applyStyles('dark', { color: 'red' })).toEqual({ color: 'red' });
  expect(system.createTheme().applyStyles('dark', { color: 'red' })).toEqual({});
});

claim('`generateThemeVars()` and `generateStyleSheets()`', () => {
  const result = system.unstable_prepareCssVars({ colorSchemes: { light: {} } });
  expect(Object.keys(result).toSorted()).toEqual([
    'generateStyleSheets',
    'generateThemeVars',
    'vars',
  ]);
});

claim('`Box` itself still accepts `component`.', async () => {
  await show(<system.Box component="section">Panel</system.Box>);
  expect(page.getByText('Panel').element().tagName).toBe('SECTION');
});

claim('only a few types and names are gone', () => {
  expect(system).not.toHaveProperty('preReleaseLabel');
  expect(system).toHaveProperty('prerelease');
  expect(system).toHaveProperty('createBreakpoints');
});
