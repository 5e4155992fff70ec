import { expect, it } from 'vitest';
import { openGraphPathOf } from './open-graph-path.ts';

it.each([
  ['/', '/og/index.png'],
  ['', '/og/index.png'],
  ['/x/react-data-grid', '/og/x/react-data-grid.png'],
  ['/x/react-data-grid/', '/og/x/react-data-grid.png'],
  ['/x/react-data-grid/?a=1#b', '/og/x/react-data-grid.png'],
  ['/../../etc/passwd', '/og/etc/passwd.png'],
  ['/..\\..\\a', '/og/a.png'],
])('openGraphPathOf(%j) is %s', (pathname, expected) => {
  expect(openGraphPathOf(pathname)).toBe(expected);
});
