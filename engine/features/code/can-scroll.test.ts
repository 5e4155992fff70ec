import { expect, it } from 'vitest';
import { canScroll, isTall } from './can-scroll.ts';

it('counts what is drawn before the lines', () => {
  expect(canScroll('x'.repeat(28), 6)).toBe(true);
  expect(canScroll('x'.repeat(26), 6)).toBe(false);
});

it.each([
  ['short', false, false],
  ['x'.repeat(32), false, false],
  ['x'.repeat(33), false, true],
  [Array(25).fill('x').join('\n'), false, false],
  [Array(26).fill('x').join('\n'), true, true],
])('knows what may be cut off: %j', (code, tall, scrolls) => {
  expect(isTall(code)).toBe(tall);
  expect(canScroll(code)).toBe(scrolls);
});
