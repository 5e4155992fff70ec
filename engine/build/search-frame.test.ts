import { expect, it } from 'vitest';
import { searchFrameOf } from './search-frame.ts';

const known = { label: 'Search', keys: { move: 'Move' } };
const words = { get: (key: string) => `<${key}>`, find: () => null };

it('holds the words of all groups by their whole keys', () => {
  expect(searchFrameOf(words, known, '.hit{}')).toEqual({
    sheet: '.hit{}',
    words: {
      'search.label': '<search.label>',
      'search.keys.move': '<search.keys.move>',
    },
  });
});
