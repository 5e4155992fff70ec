import { expect, test } from 'vitest';
import { nextItem } from './next-item.ts';

test.each([
  ['ArrowRight', 0, false, 1],
  ['ArrowRight', 3, false, 0],
  ['ArrowLeft', 0, false, 3],
  ['ArrowLeft', 0, true, 1],
  ['ArrowRight', 0, true, 3],
  ['Home', 2, true, 0],
  ['End', 1, false, 3],
  ['Tab', 1, false, undefined],
  ['ArrowDown', 1, false, undefined],
])('%s at %i (right to left: %s) leads to %s', (key, current, rtl, next) => {
  expect(nextItem(key, current, { count: 4, rtl })).toBe(next);
});
