import { expect, it } from 'vitest';
import { messagesIn } from './library-messages.ts';

it.each([
  [
    `console.error('MUI: The popover component is too tall.');`,
    'The popover component is too tall.',
  ],
  ['throw new Error(`MUI X: No row with id #${id} found.`);', 'No row with id #'],
  [
    `["MUI: The Menu doesn\\'t accept a Fragment.", 'Other']`,
    "The Menu doesn't accept a Fragment.",
  ],
  ['warn("Warning: MUI: You need to provide a\\nvalue prop");', 'You need to provide a value prop'],
])('%s begins with %j', (code, start) => {
  expect(messagesIn(code, 'lib/a.js', /MUI(?: X)?/)).toEqual([{ start, file: 'lib/a.js' }]);
});

it.each(["'MUI: Too short'", '// MUI: a comment about this', "'MU: not one of theirs at all'", ''])(
  '%s is no message',
  (code) => {
    expect(messagesIn(code, 'lib/a.js', /MUI(?: X)?/)).toEqual([]);
  },
);
