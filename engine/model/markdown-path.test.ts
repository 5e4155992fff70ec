import { expect, it } from 'vitest';
import { markdownPathOf } from './markdown-path.ts';

it.each([
  ['/', '/index.md'],
  ['/x/introduction/', '/x/introduction.md'],
  ['/zh/', '/zh.md'],
  ['/zh/api/button/', '/zh/api/button.md'],
])('leads from %s to %s', (href, path) => {
  expect(markdownPathOf(href)).toBe(path);
});
