import { expect, it } from 'vitest';
import { messageTerm, messageTerms } from './message-key.ts';

const opening = 'Lib(?: X)?';

it.each([
  ['No row with id #', 'Lib X: No row with id #5 found.'],
  [
    'The `value` provided to the Tabs component',
    'Lib: The `value` provided to the Tabs component is',
  ],
  [
    'You have provided an out-of-range value `',
    'Warning: Lib: You have provided an out-of-range value `a` for',
  ],
])('the message that begins with "%s" is known in "%s"', (start, pasted) => {
  expect(messageTerms(pasted, opening)).toContain(messageTerm(start));
});

it('offers the longest beginning first, and nothing for other texts', () => {
  expect(messageTerms('Lib: Not so long', opening)[0]).toBe(messageTerm('Not so long'));
  expect(messageTerms('how to use Lib', opening)).toEqual([]);
  expect(messageTerms('Lib: Not so long')).toEqual([]);
});
