import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { TermShard } from './index-files.ts';
import { startsOf } from './pack-shards.ts';

const shardOf = (...terms: readonly string[]): TermShard =>
  Object.fromEntries(terms.map((term) => [term, [1, 0, 1, 0]]));

it.each([
  [['apple'], ['banana'], ['a', 'b']],
  [['apple', 'filteringevents'], ['filtermodel'], ['a', 'filterm']],
  [['filter'], ['filtermodel'], ['f', 'filterm']],
  [
    ['1', '10'],
    ['11', '2', '3d'],
    ['1', '11'],
  ],
  [['密度'], ['密码'], ['密', '密码']],
])('says in few letters where %j ends and %j begins', (before, after, starts) => {
  expect(startsOf([shardOf(...before), shardOf(...after)])).toEqual(starts);
});

it('leads every term to its file', () => {
  const words = fc.uniqueArray(fc.stringMatching(/^[a-c]{1,6}$/), { minLength: 2 });
  fc.assert(
    fc.property(words, fc.integer({ min: 1, max: 4 }), (unsorted, size) => {
      const terms = unsorted.toSorted();
      const count = Math.ceil(terms.length / size);
      const files = Array.from({ length: count }, (_, at) =>
        terms.slice(at * size, (at + 1) * size),
      );
      const starts = startsOf(files.map((file) => shardOf(...file)));
      for (const term of terms) {
        const at = starts.findLastIndex((start) => start <= term);
        expect(files[at]).toContain(term);
      }
    }),
  );
});
