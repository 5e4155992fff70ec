import { expect, test } from 'vitest';
import { createDemoTheme } from './demo-theme.ts';
import { themeSheet } from './theme-sheet.ts';

test('holds the variables of both modes, and of the dark one also for readers without script', () => {
  const css = themeSheet(createDemoTheme());
  expect(css).toContain('--mui-shape-borderRadius:4px');
  expect(css).toMatch(/\{\[data-mui-color-scheme="dark"\]\{color-scheme:dark;/);
  expect(css).toMatch(
    /\(prefers-color-scheme: dark\)\{:root:not\(\[data-mode\]\)\{color-scheme:dark;/,
  );
  expect(css.match(/\{/g)?.length).toBe(css.match(/\}/g)?.length);
});

test('has no dark variables on paper', () => {
  const dark = themeSheet(createDemoTheme())
    .split('\n')
    .filter((line) => line.includes('color-scheme:dark'));
  expect(dark).toHaveLength(2);
  // `not print and …` would mean “not (print and …)”, which is true on every light screen.
  for (const line of dark) expect(line).toMatch(/^@media (?:not print\{|screen and )/);
});
