import { expect, it } from 'vitest';
import { messageTerm, messageTerms } from './message-key.ts';

it.each([
  ['No row with id #', 'MUI X: No row with id #5 found.'],
  [
    'The `value` provided to the Tabs component',
    'MUI: The `value` provided to the Tabs component is',
  ],
  [
    'You have provided an out-of-range value `',
    'Warning: MUI: You have provided an out-of-range value `a` for',
  ],
])('the message that begins with "%s" is known in "%s"', (start, pasted) => {
  expect(messageTerms(pasted)).toContain(messageTerm(start));
});

it('offers the longest beginning first, and nothing for other texts', () => {
  expect(messageTerms('MUI: Not so long')[0]).toBe(messageTerm('Not so long'));
  expect(messageTerms('how to use MUI')).toEqual([]);
});
