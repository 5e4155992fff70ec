import { expect, it } from 'vitest';
import { canSwap } from './can-swap.ts';

const origin = 'https://docs.example';

it.each([
  ['/x/a/', '/x/b/', true],
  ['/x/a/', '/getting-started/', true],
  ['/zh/x/a/', '/zh/x/b/', true],
  ['/x/a/', '/x/a/#more', false],
  ['/x/a/', '/zh/x/a/', false],
  ['/x/a/', '/pt-br/x/b/', false],
  ['/pt-br/x/a/', '/pt-br/x/b/', true],
  ['/x/a/', '/ab/b/', true],
  ['/zh/x/a/', '/x/a/', false],
  ['/x/a/', '/x/b.md', false],
  ['/x/a/', '/feed.xml', false],
  ['/x/a/', '/playground/', false],
  ['/x/a/', '/zh/playground/', false],
  ['/x/a/', '/offline/', false],
  ['/x/a/', '/_feedback/', false],
  ['/x/a/', 'https://other.example/x/b/', false],
  ['/x/a/', '//evil.example/x/b/', false],
])('from %s to %s: %s', (from, to, expected) => {
  expect(canSwap(new URL(from, origin), new URL(to, origin), ['en', 'zh', 'pt-br'])).toBe(expected);
});
