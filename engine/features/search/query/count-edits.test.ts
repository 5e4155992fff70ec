import { expect, it } from 'vitest';
import { countEdits } from './count-edits.ts';

it.each([
  ['pagination', 'pagination', 0],
  ['pagination', 'paginaton', 1],
  ['pagination', 'pagniation', 1],
  ['pagination', 'pagintaon', 2],
  ['pagination', 'navigation', 3],
  ['grid', 'pagination', 3],
  ['', 'ab', 2],
])('from %s to %s: %s', (a, b, edits) => {
  expect(countEdits(a, b, 2)).toBe(edits);
  expect(countEdits(b, a, 2)).toBe(edits);
});
