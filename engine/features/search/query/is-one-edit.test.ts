import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isOneEdit } from './is-one-edit.ts';

it.each([
  ['filter', 'fitler', true],
  ['filter', 'filtr', true],
  ['filter', 'filterr', true],
  ['filter', 'ilter', true],
  ['filter', 'falter', true],
  ['filter', 'filter', false],
  ['filter', 'flitre', false],
  ['grid', 'gird', true],
  ['tab', 'tub', false],
  ['', 'abcd', false],
])('%s and %s: %s', (a, b, answer) => {
  expect(isOneEdit(a, b)).toBe(answer);
});

it('does not depend on the order', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 8 }), fc.string({ maxLength: 8 }), (a, b) => {
      expect(isOneEdit(a, b)).toBe(isOneEdit(b, a));
    }),
  );
});

it('forgives the loss of any letter', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 5, maxLength: 12 }), fc.nat(), (word, place) => {
      const at = place % word.length;
      expect(isOneEdit(word, word.slice(0, at) + word.slice(at + 1))).toBe(true);
    }),
  );
});
