import { expect, it } from 'vitest';
import { createMessageLimit } from './message-limit.ts';

it('allows so many in a second and again in the next', () => {
  const allows = createMessageLimit(3);
  expect([0, 1, 2, 3, 999].map(allows)).toEqual([true, true, true, false, false]);
  expect([1000, 1001, 1002, 1003].map(allows)).toEqual([true, true, true, false]);
});
