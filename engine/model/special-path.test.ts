import { expect, it } from 'vitest';
import { isSpecialPath } from './special-path.ts';

it.each([
  ['/blog', true],
  ['/blog/', true],
  ['/blog/foo/', true],
  ['/blogs', false],
  ['/blog#x', false],
  ['/size-snapshot/', true],
  ['/size-snapshot', false],
  ['/zh/blog/', false],
])('%s is special: %s', (pathname, special) => {
  expect(isSpecialPath(pathname)).toBe(special);
});
