import fc from 'fast-check';
import { expect, it } from 'vitest';
import { splitComment } from './split-comment.ts';

const long = 'It does a lot of things that take many words to say. '.repeat(5).trim();

it.each([
  ['One line.', 'One line.', ''],
  ['First.\n\nSecond.', 'First.', 'Second.'],
  ['Used by:\n\n* A\n* B', 'Used by:', '* A\n* B'],
  ['## ARIA\n\nText.', '', '## ARIA\n\nText.'],
  ['```tsx\na\n```', '', '```tsx\na\n```'],
  [`See \`a. B\`. ${long}`, 'See `a. B`.', long],
  [`See [a. B](x). ${long}`, 'See [a. B](x).', long],
])('parts %j', (markdown, lead, rest) => {
  expect(splitComment(markdown)).toEqual({ lead, rest });
});

it('loses no letter of any comment', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 500 }), (text) => {
      const { lead, rest } = splitComment(text);
      expect((lead + rest).replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
    }),
  );
});
