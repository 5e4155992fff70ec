import { expect, it } from 'vitest';
import { backOff } from './back-off.ts';

it.each([
  [1, 0, 125],
  [1, 1, 250],
  [2, 1, 500],
  [3, 0.5, 750],
  [4, 1, 2000],
  [9, 0, 1000],
  [9, 1, 2000],
])('waits after try %i with a draw of %d for %i ms', (attempt, draw, expected) => {
  expect(backOff(attempt, () => draw)).toBe(expected);
});
