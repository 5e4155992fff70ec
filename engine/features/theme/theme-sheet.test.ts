import { expect, test } from 'vitest';
import { createDemoTheme } from './demo-theme.ts';
import { themeSheet } from './theme-sheet.ts';

test('holds the variables of both modes, and of the dark one also for readers without script', () => {
  const css = themeSheet(createDemoTheme());
  expect(css).toContain('--mui-shape-borderRadius:4px');
  expect(css).toMatch(/^\[data-mui-color-scheme="dark"\]\{color-scheme:dark;/m);
  expect(css).toMatch(
    /^@media \(prefers-color-scheme: dark\) \{ :root:not\(\[data-mode\]\)\{color-scheme:dark;/m,
  );
  expect(css.match(/\{/g)?.length).toBe(css.match(/\}/g)?.length);
});
