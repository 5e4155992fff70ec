import { expect, it } from 'vitest';
import { happens, pickOne } from './chance.ts';

it.each([
  [0.2, 0.199, true],
  [0.2, 0.2, false],
  [0, 0, false],
  [1, 0.999, true],
])('probability %d with draw %d: %s', (probability, draw, expected) => {
  expect(happens(probability, () => draw)).toBe(expected);
});

it.each([
  [0, 'a'],
  [0.34, 'b'],
  [0.999, 'c'],
])('draw %d picks %s', (draw, expected) => {
  expect(pickOne(['a', 'b', 'c'], () => draw)).toBe(expected);
});

it('picks nothing from nothing', () => {
  expect(pickOne<string>([])).toBeUndefined();
});
