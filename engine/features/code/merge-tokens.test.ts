import { expect, it } from 'vitest';
import { mergeTokens } from './merge-tokens.ts';

it('joins neighbors of one kind, across blanks', () => {
  expect(
    mergeTokens([
      { text: '  ' },
      { text: 'import', name: 't-k' },
      { text: ' ' },
      { text: 'type', name: 't-k' },
      { text: ' ' },
      { text: '{' },
      { text: ' A ' },
      { text: "'b'", name: 't-s' },
    ]),
  ).toEqual([
    { text: '  ' },
    { text: 'import type ', name: 't-k' },
    { text: '{ A ' },
    { text: "'b'", name: 't-s' },
  ]);
});

it('leaves its input as it was', () => {
  const tokens = [{ text: 'a' }, { text: 'b' }];
  mergeTokens(tokens);
  expect(tokens).toEqual([{ text: 'a' }, { text: 'b' }]);
});
