import { expect, it } from 'vitest';
import { createLatest } from './latest.ts';

it('lets only the newest work on a thing draw', () => {
  const latest = createLatest();
  const [one, other] = [{}, {}];
  const first = latest.begin(one);
  const elsewhere = latest.begin(other);
  expect(first()).toBe(true);
  const second = latest.begin(one);
  expect([first(), second(), elsewhere()]).toEqual([false, true, true]);
});
