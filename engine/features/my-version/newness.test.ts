import { expect, it } from 'vitest';
import { newnessOf } from './newness.ts';

it.each([
  ['8.2.0', ['8.3.0'], 'newer'],
  ['8.3.0', ['8.3.0'], undefined],
  ['8.10.0', ['8.9.0'], undefined],
  ['8.9.0', ['8.10.0'], 'newer'],
  ['8.2.0', ['8.5.0', '8.2.0'], 'newer'],
  ['8.1.0', ['8.5.0', '8.2.0'], 'newer'],
  ['8.3.0', ['8.5.0', '8.2.0'], 'maybe'],
  ['8.5.0', ['8.5.0', '8.2.0'], undefined],
] as const)('says to who uses %s that what came with %j is %s', (mine, arrival, newness) => {
  expect(newnessOf(mine, arrival)).toBe(newness);
});
